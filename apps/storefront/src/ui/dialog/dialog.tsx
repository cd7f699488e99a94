import { lazyView, OnDemand } from '../lazy/on-demand.tsx';
import type { DialogProps } from './dialog-view.tsx';

const load = async () => (await import('./dialog-view.tsx')).DialogView;
const View = lazyView<DialogProps>(load);

/** Prefetches the code, for example on hover. */
export const preloadDialog = (): void => void load().catch(() => undefined);

/** A modal window: traps the focus, closes on Escape, returns the focus. Its code is loaded on demand. */
export function Dialog(props: DialogProps) {
  return <OnDemand view={View} props={props} />;
}
