import { useNavigation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './navigation-bar.module.css';

/** A line along the page's top while the next page is on its way (SYS-12); a quick one never shows it. */
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
