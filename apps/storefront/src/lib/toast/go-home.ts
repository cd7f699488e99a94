import { paths } from '../paths/paths.ts';
import { type ToastKind, toastAfterReload } from './toasts.ts';

/** Leads home by a load of its own, and says there why. */
export function goHomeSaying(kind: ToastKind, key: string): void {
  toastAfterReload(kind, key);
  location.assign(paths.home());
}
