import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phone } from '../../lib/format/phone.tsx';
import styles from './market-controls.module.css';

/** The market's phone number, if it has one, and country: shown while no location is set (NAV-08). */
export function MarketControls() {
  const { t, language } = useTranslation();
  const { config } = useMarket();
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(config.country) ?? config.country;
  return (
    <>
      {config.phone && (
        <a
          href={paths.phoneCall(config.phone)}
          className={styles['control']}
          aria-label={t('shell.callUs', { phone: config.phone })}
        >
          <Icon name="phone" />
          <Phone number={config.phone} />
        </a>
      )}
      <span className={styles['control']}>
        <Icon name="map" />
        {/* Browsers name some countries their own way, such as Hong Kong: what the server has written stays. */}
        <span suppressHydrationWarning>{country}</span>
      </span>
    </>
  );
}
