import { tabStorage } from '../session/storage.ts';

/** The queue of toasts. It contains no components: `ui/toast` renders it, on demand. Times are in milliseconds. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** The actions of a message. */
export interface ToastAction {
  readonly label: string;
  readonly press: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly durationMs: number;
  readonly action?: ToastAction | undefined;
}

const defaultDurationMs = 4000;
const pendingName = 'pending-toast';
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function replaceToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const readToasts = (): readonly Toast[] => toasts;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message. The same text twice at once is shown once. */
export function showToast(
  kind: ToastKind,
  text: string,
  durationMs: number = defaultDurationMs,
  action?: ToastAction,
): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.text !== text);
  replaceToasts([...others, { id: lastId, kind, text, durationMs, action }].slice(-4));
}

export function dismissToast(id: number): void {
  replaceToasts(toasts.filter((toast) => toast.id !== id));
}

/** Keeps a message for after the next page load, such as a change of language (LANG-03). */
export function toastAfterReload(kind: ToastKind, key: string, durationMs?: number): void {
  tabStorage.write(pendingName, JSON.stringify({ kind, key, durationMs }));
}

/** Shows what {@link toastAfterReload} kept; `translate` turns its key into text, which may have to be loaded. */
export async function showKeptToast(translate: (key: string) => Promise<string>): Promise<void> {
  const kept = tabStorage.read(pendingName);
  if (!kept) return;
  const toast = JSON.parse(kept) as { kind: ToastKind; key: string; durationMs?: number };
  const text = await translate(toast.key);
  // A visitor who leaves before its text is loaded is told on the next page.
  if (tabStorage.read(pendingName) === kept) tabStorage.write(pendingName, null);
  showToast(toast.kind, text, toast.durationMs);
}
