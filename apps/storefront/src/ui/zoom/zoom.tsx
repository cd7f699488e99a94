import { lazyView, OnDemand } from '../lazy/on-demand.tsx';
import type { ZoomProps } from './zoom-view.tsx';

const load = async () => (await import('./zoom-view.tsx')).ZoomView;
const View = lazyView<ZoomProps>(load);

/** Prefetches the code, for example on hover. */
export const preloadZoom = (): void => void load().catch(() => undefined);

/** Pictures one by one, at their largest. The code is loaded on demand. */
export function Zoom(props: ZoomProps) {
  return <OnDemand view={View} props={props} />;
}
