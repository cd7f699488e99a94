import { onDemand } from '../../ui/lazy/on-demand.tsx';

export interface MenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The narrow header's menu; its code loads when it is first opened. */
export const Menu = onDemand<MenuProps>(async () => (await import('./menu-view.tsx')).MenuView);
