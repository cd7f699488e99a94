import { lazyView, OnDemand } from '../lazy/on-demand.tsx';
import type { ZoomProps } from './zoom-view.tsx';

const load = async () => (await import('./zoom-view.tsx')).ZoomView;
const View = lazyView<ZoomProps>(load);

/** Fetches the code ahead, say on hover. */
export const preloadZoom = (): void => void load().catch(() => undefined);

/** Pictures one by one, as large as they get. The code loads on demand. */
export function Zoom(props: ZoomProps) {
  return <OnDemand view={View} props={props} />;
}
