import { lazyView, OnDemand } from '../lazy/on-demand.tsx';
import type { DrawerProps } from './drawer-view.tsx';

const load = async () => (await import('./drawer-view.tsx')).DrawerView;
const View = lazyView<DrawerProps>(load);

/** A panel from the inline end: traps the focus, closes on Escape, returns the focus. Its code is loaded on demand. */
export function Drawer(props: DrawerProps) {
  return <OnDemand view={View} props={props} />;
}
