import { PageHead } from '../../lib/head/page-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { Card } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './help-and-support.module.css';

/** How to reach the market (SYS-13). */
export default function HelpAndSupport() {
  const { t } = useTranslation();
  const { config } = useMarket();
  return (
    <div className={styles['page']}>
      <PageHead title={t('shell.help')} description={t('shell.helpText')} />
      <h1>{t('shell.help')}</h1>
      <p className={styles['text']}>{t('shell.helpText')}</p>
      <Card padded>
        <address className={styles['ways']}>
          <a href={paths.email(config.email)}>
            <Icon name="mail" />
            {config.email}
          </a>
          <a href={paths.phoneCall(config.phone)}>
            <Icon name="phone" />
            <bdi>{config.phone}</bdi>
          </a>
          <span>
            <Icon name="pin" />
            {config.address}
          </span>
        </address>
      </Card>
    </div>
  );
}
