import { type ReactNode, Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { PageHead } from '../../lib/head/page-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import field from '../../ui/field/field.module.css';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Phone } from '../../lib/format/phone.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import phoneField from '../../ui/phone-field/phone-field.module.css';
import styles from './help.module.css';

const Form = queryView<object>(
  async () => (await import('./contact-form.tsx')).ContactForm,
  [field, phoneField],
);

function Way({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className={styles['way']}>
      <Icon name={icon} />
      {children}
    </li>
  );
}

/** How to contact the market; what the operator has not entered is left out. */
function Ways({ chat }: { readonly chat: ReactNode }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const map = useView('address-map');
  return (
    <address className={styles['ways']}>
      <ul>
        {config.email && (
          <Way icon="mail">
            <a href={paths.email(config.email)}>{config.email}</a>
          </Way>
        )}
        {config.phone && (
          <Way icon="phone">
            <a href={paths.phoneCall(config.phone)}>
              <Phone number={config.phone} />
            </a>
          </Way>
        )}
        {config.address && (
          <Way icon="pin">
            <span>
              {config.address}
              <Button
                look="plain"
                size="small"
                className={styles['map']}
                aria-haspopup="dialog"
                onClick={() => map.show()}
              >
                {t('pages.showMap')}
              </Button>
            </span>
          </Way>
        )}
        {chat}
      </ul>
    </address>
  );
}

/** `/help-and-support`: how to contact the market, and a contact form (NAV-15, SYS-13). */
export function HelpPage({
  chat = null,
}: {
  /** A way to chat, as a row of the list. */ readonly chat?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <PageHead title={t('shell.help')} description={t('shell.helpText')} />
      <header className={styles['head']}>
        <h1>{t('shell.help')}</h1>
        <p className={styles['text']}>{t('shell.helpText')}</p>
      </header>
      <Card padded as="section">
        <h2 className={styles['title']}>{t('pages.contactTitle')}</h2>
        <p className={styles['text']}>{t('pages.contactText')}</p>
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="block" />
            </Loading>
          }
        >
          <Form />
        </Suspense>
      </Card>
      <Card padded as="section">
        <h2 className={styles['title']}>{t('shell.contact')}</h2>
        <Ways chat={chat} />
      </Card>
    </div>
  );
}
