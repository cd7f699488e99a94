import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Round } from '../../../ui/round/round.tsx';
import styles from '../account-form.module.css';
import { useFlow } from './flow.ts';
import { useLoginCall } from './use-login-call.ts';

function Portrait({ image }: { readonly image: string | null }) {
  if (image) return <Picture src={image} alt="" width={176} height={176} className={styles['portrait']} />;
  return (
    <Round size={88}>
      <Icon name="user" size={32} />
    </Round>
  );
}

/** `is_exist_user`: the owner of the contact, and the question whether that is the visitor (AUTH-04). */
export function IsItYou() {
  const { t } = useTranslation();
  const { facts, send } = useFlow();
  const update = useLoginCall('accounts.updateInfo');
  const { existingUser, continueToken, loginType } = facts;
  const answer = (is_it_you: 'yes' | 'no') => {
    if (!continueToken) return send('expired');
    return update.mutate({
      input: {
        body: {
          continue_token: continueToken,
          is_it_you,
          login_type: loginType === 'social' ? 'social' : 'otp',
          guest_id: readStored('guest_id'),
        },
      },
    });
  };
  const pressed = update.isPending ? update.variables.input.body : null;
  const isBusy = (word: 'yes' | 'no') =>
    pressed !== null && !(pressed instanceof FormData) && pressed?.is_it_you === word;
  return (
    <div className={styles['form']}>
      <div className={styles['person']}>
        <Portrait image={existingUser?.image ?? null} />
        <p className={styles['name']}>
          <bdi>{existingUser?.name}</bdi>
        </p>
        <p className={styles['lead']}>{t('account.isItYouLead')}</p>
      </div>
      <div className={styles['pair']}>
        <Button
          look="soft"
          size="large"
          busy={isBusy('no')}
          disabled={isBusy('yes')}
          onClick={() => answer('no')}
        >
          {t('account.no')}
        </Button>
        <Button size="large" busy={isBusy('yes')} disabled={isBusy('no')} onClick={() => answer('yes')}>
          {t('account.yes')}
        </Button>
      </div>
    </div>
  );
}
