import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
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
        <nav className={styles['column']} aria-label={t('shell.policies')}>
          <h2 className={styles['heading']}>{t('shell.policies')}</h2>
          <Link to={paths.textPage('about-us')}>{t('shell.aboutUs')}</Link>
          <Link to={paths.textPage('terms-and-conditions')}>{t('shell.terms')}</Link>
          <Link to={paths.textPage('privacy-policy')}>{t('shell.privacy')}</Link>
          {config.refund_policy === 1 && <Link to={paths.textPage('refund-policy')}>{t('shell.refund')}</Link>}
          {config.cancelation_policy === 1 && (
            <Link to={paths.textPage('cancellation-policy')}>{t('shell.cancellation')}</Link>
          )}
          {config.shipping_policy === 1 && <Link to={paths.textPage('shipping-policy')}>{t('shell.shipping')}</Link>}
          <Link to={paths.helpAndSupport()}>{t('shell.help')}</Link>
        </nav>
      </div>
      <p className={styles['end']}>
        <bdi>{config.business_name}</bdi> · {config.footer_text}
      </p>
    </footer>
  );
}
