import { lazyView, OnDemand } from '../lazy/on-demand.tsx';
import type { DialogProps } from './dialog-view.tsx';

const load = async () => (await import('./dialog-view.tsx')).DialogView;
const View = lazyView<DialogProps>(load);

/** Fetches the code ahead, say on hover. */
export const preloadDialog = (): void => void load().catch(() => undefined);

/** A window over the page: traps focus, closes on Escape, gives focus back. Its code loads on demand. */
export function Dialog(props: DialogProps) {
  return <OnDemand view={View} props={props} />;
}
