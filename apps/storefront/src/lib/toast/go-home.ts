import { paths } from '../paths/paths.ts';
import { type ToastKind, toastAfterReload } from './toasts.ts';

/** Goes home by a full page load, and shows the reason there. */
export function goHomeSaying(kind: ToastKind, key: string): void {
  toastAfterReload(kind, key);
  location.assign(paths.home());
}
