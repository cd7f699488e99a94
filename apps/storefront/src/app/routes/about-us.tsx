import { PageHead } from '../../lib/head/page-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import styles from './about-us.module.css';

/** What the market is, and where its map and places come from. */
export default function AboutUs() {
  const { t } = useTranslation();
  const { config, landing } = useMarket();
  return (
    <article className={styles['page']}>
      <PageHead title={t('shell.aboutUs')} description={landing.fixed_footer_description} />
      <h1>{t('shell.aboutUs')}</h1>
      <p>{landing.fixed_footer_description}</p>
      {config.demo && <p>{t('shell.aboutDemo')}</p>}
      <p className={styles['source']}>{t('shell.aboutMap', { attribution: config.map.attribution })}</p>
    </article>
  );
}
