import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { keptFocusOf } from '../pass-focus/use-kept-focus.ts';
import { windowRef } from './window-ref.ts';
import { openWindow } from './open-window.ts';
import styles from './dialog.module.css';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string | undefined;
  /** The label of the button that confirms. */
  readonly confirm: string;
  /** The label of the button that cancels; 'Cancel' by default. */
  readonly cancel?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** A second way to confirm, which deletes nothing. */
  readonly other?: { readonly label: string; readonly onChoose: () => void } | undefined;
  readonly busy?: boolean;
  /** Confirming deletes something. */
  readonly danger?: boolean;
}

/**
 * Where the focus goes once the question is answered. The answer may have removed what raised the question, such as
 * 'Add': the focus then goes to what replaced it, to the window that is still open, or to the page's heading.
 */
function useAfterwards(open: boolean): () => HTMLElement | true {
  const opener = useRef<Element | null>(null);
  const replacement = useRef<ReturnType<typeof keptFocusOf>>(undefined);
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    replacement.current = keptFocusOf(opener.current);
  }, [open]);
  return () => {
    if (opener.current?.isConnected) return true;
    const place = openWindow() ?? document.querySelector('main h1[tabindex]');
    return replacement.current?.() ?? (place instanceof HTMLElement ? place : true);
  };
}

export function AlertDialogView(props: AlertDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    cancel,
    onConfirm,
    onCancel,
    other,
    busy = false,
    danger = false,
  } = props;
  const { t } = useTranslation();
  const afterwards = useAfterwards(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Viewport className={styles['viewport']}>
          <Base.Popup ref={windowRef} className={styles['window']} data-size="small" finalFocus={afterwards}>
            <div className={styles['head']}>
              <Base.Title className={styles['title']}>{title}</Base.Title>
            </div>
            {text && (
              <div className={styles['body']}>
                <Base.Description>{text}</Base.Description>
              </div>
            )}
            <div className={styles['foot']}>
              <Base.Close render={<Button look="soft">{cancel ?? t('common.cancel')}</Button>} />
              {other && (
                <Button busy={busy} onClick={other.onChoose}>
                  {other.label}
                </Button>
              )}
              <Button look={danger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
