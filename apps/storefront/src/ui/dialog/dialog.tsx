import type { ReactNode } from 'react';
import { lazyView, OnDemand } from '../lazy/on-demand.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button, a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  /** Said under the title. */
  readonly description?: string | undefined;
  readonly children: ReactNode;
  /** Actions, kept in sight while the content scrolls. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'normal' | 'wide' | 'full';
  /** Keeps the title for screen readers only, where the content shows its own. */
  readonly titleHidden?: boolean;
}

const load = async () => (await import('./dialog-view.tsx')).DialogView;
const View = lazyView<DialogProps>(load);

/** Fetches the code ahead, say on hover. */
export const preloadDialog = (): void => void load().catch(() => undefined);

/** A window over the page: traps focus, closes on Escape, gives focus back. Its code loads on demand. */
export function Dialog(props: DialogProps) {
  return <OnDemand view={View} props={props} />;
}
