import { lazyView, OnDemand } from '../lazy/on-demand.tsx';

export interface ZoomProps {
  readonly open: boolean;
  /** Which picture, from 0. */
  readonly at: number;
  /** What the pictures are of. */
  readonly name: string;
  readonly pictures: readonly string[];
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

const load = async () => (await import('./zoom-view.tsx')).ZoomView;
const View = lazyView<ZoomProps>(load);

/** Fetches the code ahead, say on hover. */
export const preloadZoom = (): void => void load().catch(() => undefined);

/** Pictures one by one, as large as they get. The code loads on demand. */
export function Zoom(props: ZoomProps) {
  return <OnDemand view={View} props={props} />;
}
