import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { dismissToast, type Toast, type ToastKind } from '../../lib/toast/toasts.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
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

function ToastRow({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation();
  const { action } = toast;
  const [held, setHeld] = useState(false);
  const hidden = useSyncExternalStore(subscribeSight, () => document.hidden);
  useEffect(() => {
    // A message under the pointer, or with the focus on its buttons, is still being read; in a background tab nobody
    // reads it.
    if (held || hidden) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast.id, toast.durationMs, held, hidden]);
  return (
    <li
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

/** The visible messages, above drawers and dialogs. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <ol className={styles['list']}>
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} />
      ))}
    </ol>
  );
}
