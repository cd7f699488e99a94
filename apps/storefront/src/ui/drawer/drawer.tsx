import type { ReactNode } from 'react';
import { lazyView, OnDemand } from '../lazy/on-demand.tsx';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Kept in sight below the scrolling content. */
  readonly footer?: ReactNode;
  /** At most this wide, in CSS pixels. */
  readonly widthPx?: 360 | 420 | 523;
}

const load = async () => (await import('./drawer-view.tsx')).DrawerView;
const View = lazyView<DrawerProps>(load);

/** A panel from the inline end: traps focus, closes on Escape, gives focus back. Its code loads on demand. */
export function Drawer(props: DrawerProps) {
  return <OnDemand view={View} props={props} />;
}
