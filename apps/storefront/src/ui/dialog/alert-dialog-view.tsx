import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { holdFocus } from './hold-focus.ts';
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
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Viewport className={styles['viewport']}>
          <Base.Popup ref={holdFocus} className={styles['window']} data-size="small">
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
