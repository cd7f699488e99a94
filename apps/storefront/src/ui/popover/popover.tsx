import { lazyView, OnDemand } from '../lazy/on-demand.tsx';
import type { PopoverProps } from './popover-view.tsx';

const load = async () => (await import('./popover-view.tsx')).PopoverView;
const View = lazyView<PopoverProps>(load);

/** A small window next to the control that opened it. Its code is loaded on demand. */
export function Popover(props: PopoverProps) {
  return <OnDemand view={View} props={props} />;
}
