import { PageHead } from '../../lib/head/page-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import styles from './about-us.module.css';

/** What a shopper agrees to when signing up. */
export default function TermsAndConditions() {
  const { t } = useTranslation();
  const { config, landing } = useMarket();
  const name = config.business_name;
  return (
    <article className={styles['page']}>
      <PageHead title={t('account.terms')} description={landing.fixed_footer_description} />
      <h1>{t('account.terms')}</h1>
      <p>{t('account.termsSale', { name })}</p>
      <p>{t('account.termsPrices')}</p>
      <p>{t('account.termsCancel')}</p>
      <p>{t('account.termsData', { name })}</p>
      {config.demo && <p>{t('shell.aboutDemo')}</p>}
    </article>
  );
}
