import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';
import type { MenuProps } from './menu-view.tsx';

const load = async () => (await import('./menu-view.tsx')).MenuView;
const View = lazyView<MenuProps>(load);

/** The narrow header's menu; its code is loaded when it is first opened. */
export function Menu(props: MenuProps) {
  return <OnDemand view={View} props={props} />;
}
