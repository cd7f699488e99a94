import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { ListLink } from '../../ui/link/list-link.tsx';
import { Slot } from '../slots.tsx';
import { Logo } from './logo.tsx';
import styles from './footer.module.css';

/** The footer (NAV-12): who the market is, how to reach it, its policies. */
export function Footer() {
  const { t } = useTranslation();
  const { config, landing } = useMarket();
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['about']}>
          <Logo to={paths.home()} />
          <p>{landing.fixed_footer_description}</p>
        </div>
        <Slot name="footerColumns" />
        <address className={styles['column']}>
          <h2 className={styles['heading']}>{t('shell.contact')}</h2>
          <a href={paths.email(config.email)}>{config.email}</a>
          <a href={paths.phoneCall(config.phone)}>
            <bdi>{config.phone}</bdi>
          </a>
          <span>{config.address}</span>
        </address>
        <nav className={styles['column']} aria-label={t('shell.about')}>
          <h2 className={styles['heading']}>{t('shell.about')}</h2>
          <ListLink to={paths.aboutUs()}>{t('shell.aboutUs')}</ListLink>
          <ListLink to={paths.helpAndSupport()}>{t('shell.help')}</ListLink>
        </nav>
      </div>
      <p className={styles['end']}>
        <bdi>{config.business_name}</bdi> · {config.footer_text}
      </p>
    </footer>
  );
}
