import { useNavigation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './navigation-bar.module.css';

/** A progress line at the top while the next page is loading (SYS-12); a fast page never shows it. */
export function NavigationBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className={styles['bar']}>
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}
