import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../button/button.tsx';
import { windowRef } from '../dialog/window-ref.ts';
import { openWindow } from '../dialog/open-window.ts';
import { useNextPage } from '../dialog/use-next-page.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  /** Its maximum width in CSS pixels. */
  readonly widthPx?: 360 | 420 | 523;
  /** The element to focus first, instead of the close button; null keeps the close button. */
  readonly startAt?: (() => HTMLElement | null) | undefined;
}

export function DrawerView(props: DrawerProps) {
  const { open, onClose, title, children, footer, widthPx = 420, startAt } = props;
  const { t } = useTranslation();
  const nextPage = useNextPage(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Popup
          ref={windowRef}
          className={styles['panel']}
          data-width={widthPx}
          finalFocus={() => !openWindow() && (nextPage() ?? true)}
          initialFocus={startAt && (() => startAt() ?? true)}
        >
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
