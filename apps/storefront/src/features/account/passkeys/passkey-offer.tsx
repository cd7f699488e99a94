import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Round } from '../../../ui/round/round.tsx';
import { answerOffer } from './offer.ts';
import styles from './passkeys.module.css';
import { useMakePasskey } from './use-make-passkey.ts';

function Offer() {
  const { t } = useTranslation();
  const make = useMakePasskey(answerOffer);
  return (
    <aside className={styles['offer']} aria-label={t('account.passkeyOffer')}>
      <Round size={44}>
        <Icon name="lock" size={24} />
      </Round>
      <div>
        <p className={styles['title']}>{t('account.passkeyOffer')}</p>
        <p className={styles['text']}>{t('account.passkeyOfferText')}</p>
      </div>
      <div className={styles['actions']}>
        <Button look="plain" size="small" onClick={answerOffer}>
          {t('account.notNow')}
        </Button>
        <Button size="small" busy={make.isPending} onClick={() => make.mutate()}>
          {t('account.passkeyMake')}
        </Button>
      </div>
    </aside>
  );
}

/** Offers a passkey without blocking the page, to whoever is signed in. */
export function PasskeyOffer({ open }: { readonly open: boolean }) {
  const isSignedIn = useSignedIn();
  return open && isSignedIn ? <Offer /> : null;
}
