import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { ListLink } from '../../ui/link/list-link.tsx';
import styles from './wallet-links.module.css';

/** Links of the footer (NAV-12); the pages themselves tell guests that they need to sign in (SYS-16). */
export function WalletLinks() {
  const { t } = useTranslation();
  const { customer_wallet_status: wallet, loyalty_point_status: points } = useMarket().config;
  if (wallet === 0 && points === 0) return null;
  return (
    <nav className={styles['column']} aria-label={t('wallet.yours')}>
      <h2 className={styles['heading']}>{t('wallet.yours')}</h2>
      {wallet === 1 && <ListLink to={paths.wallet()}>{t('wallet.title')}</ListLink>}
      {points === 1 && <ListLink to={paths.loyaltyPoints()}>{t('wallet.points')}</ListLink>}
    </nav>
  );
}
