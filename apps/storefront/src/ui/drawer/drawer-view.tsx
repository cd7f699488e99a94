import { Dialog as Base } from '@base-ui/react/dialog';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../button/button.tsx';
import { holdFocus } from '../dialog/hold-focus.ts';
import type { DrawerProps } from './drawer.tsx';
import styles from './drawer.module.css';

export function DrawerView({ open, onClose, title, children, footer, widthPx = 420 }: DrawerProps) {
  const { t } = useTranslation();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Popup ref={holdFocus} className={styles['panel']} data-width={widthPx}>
          <div className={styles['head']}>
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={t('common.close')} />} />
          </div>
          <div className={styles['body']}>{children}</div>
          {footer && <div className={styles['foot']}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
