import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import styles from './logo.module.css';
import { Link } from '../../ui/link/link.tsx';

/** Where the logo leads from a page: from the landing page only on once a location is stored (NAV-02). */
export const logoTargetOf = (pathname: string, hasPlace: boolean): string =>
  pathname === paths.landing() && !hasPlace ? paths.landing() : paths.home();

/** The product's logo and name, linking to `to`. */
export function Logo({ to }: { readonly to: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} className={styles['logo']} aria-label={t('shell.logo')}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className={styles['ground']} width="32" height="32" rx="9" />
        <path className={styles['letter']} d="M11 25V8h6a5.500 5.500 0 0 1 0 11h-6" />
      </svg>
      <span className={styles['name']}>Promenade</span>
    </Link>
  );
}
