import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './loading-bar.module.css';

/** A progress line at the top of the window (SYS-12); what is there at once never shows it. */
export function LoadingBar() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['bar']}>
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}
