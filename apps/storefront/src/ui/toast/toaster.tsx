import { Suspense, useSyncExternalStore } from 'react';
import { readToasts, subscribeToasts, type Toast } from '../../lib/toast/toasts.ts';
import { lazyView } from '../lazy/on-demand.tsx';

const ToastList = lazyView<{ readonly toasts: readonly Toast[] }>(
  async () => (await import('./toast-list.tsx')).ToastList,
);
const none: readonly Toast[] = [];

/** The live region of all toasts; it exists from the start, empty, so that the first message is announced too. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => none);
  return (
    <div role="status" aria-live="polite" aria-atomic="false">
      {toasts.length > 0 && (
        <Suspense
          fallback={toasts.map((toast) => (
            <span key={toast.id} className="visually-hidden">
              {toast.text}
            </span>
          ))}
        >
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </div>
  );
}
