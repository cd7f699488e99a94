import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { dismissToast, type Toast, type ToastKind } from '../../lib/toast/toasts.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { overtaken } from './overtaken.ts';
import styles from './toast-list.module.css';

const icons: Record<ToastKind, IconName> = {
  success: 'check',
  error: 'warning',
  warning: 'warning',
  info: 'info',
};

function subscribeSight(notice: () => void): () => void {
  document.addEventListener('visibilitychange', notice);
  return () => document.removeEventListener('visibilitychange', notice);
}

let cameFrom: HTMLElement | null = null;

/** Remembers where the focus was before it came to the messages. */
function noteOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
  cameFrom = relatedTarget;
}

/** A message that is gone with the focus gives it back: React calls what this returns while it is still there. */
const giveBack = (row: HTMLElement | null) => (): void => {
  if (row?.contains(document.activeElement)) cameFrom?.focus({ preventScroll: true });
};

// A message that others wait for: long enough to be read at a glance.
const shortMs = 1500;

interface RowProps {
  readonly toast: Toast;
  /** Another message waits for its place. */
  readonly isAwaited: boolean;
}

function ToastRow({ toast, isAwaited }: RowProps) {
  const { t } = useTranslation();
  const { action } = toast;
  const [held, setHeld] = useState(false);
  const hidden = useSyncExternalStore(subscribeSight, () => document.hidden);
  const durationMs = isAwaited ? Math.min(toast.durationMs, shortMs) : toast.durationMs;
  useEffect(() => {
    // A message under the pointer, or with the focus on its buttons, is still being read; in a background tab nobody
    // reads it.
    if (held || hidden) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), durationMs);
    return () => clearTimeout(timer);
  }, [toast.id, durationMs, held, hidden]);
  return (
    <li
      ref={giveBack}
      className={styles['toast']}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.kind]} />
      <span className={styles['text']}>{toast.text}</span>
      {action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            dismissToast(toast.id);
            action.press();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label={t('common.close')}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

/** Whether a drawer covers the page, and leaves one message room above its lines (toast-list.module.css). */
const isCramped = (): boolean =>
  matchMedia('(width < 768px)').matches && document.querySelector('[role="dialog"][data-width]') !== null;

/** The visible messages, above drawers and dialogs. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const { t } = useTranslation();
  const over = overtaken(toasts, t('common.connectionLost'));
  useEffect(() => {
    for (const { id } of over) dismissToast(id);
  });
  const isOne = isCramped();
  const valid = toasts.filter((toast) => !over.includes(toast));
  const shown = isOne ? valid.slice(0, 1) : valid;
  return (
    <ol className={styles['list']} onFocus={noteOrigin}>
      {shown.map((toast) => (
        <ToastRow key={toast.id} toast={toast} isAwaited={isOne && valid.length > 1} />
      ))}
    </ol>
  );
}
