import { PhoneControl } from '../../../lib/form/phone-control.tsx';
import { useQuietForm } from '../../../lib/form/use-quiet-form.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../account-form.module.css';
import { useRules } from '../fields/rules.ts';
import { useFlow } from './flow.ts';
import { useLoginCall } from './use-login-call.ts';

/**
 * `phone_modal`: a phone number in addition to an identity provider whose e-mail address does not suffice (AUTH-06).
 */
export function PhoneNeeded() {
  const { t } = useTranslation();
  const rules = useRules();
  const { facts, send } = useFlow();
  const registration = useLoginCall('accounts.socialRegister');
  const { control, handleSubmit } = useQuietForm({ defaultValues: { phone: '' } });
  const submit = handleSubmit(({ phone }) => {
    const { social } = facts;
    // There is nothing to add a number to any more, such as after a reload: it starts again.
    if (!social) return send('expired');
    return registration.mutate({
      input: {
        body: { ...social, phone, id_token: social.token, guest_id: readStored('guest_id') },
      },
      facts: { contact: { phone, ...(social.email ? { email: social.email } : {}) } },
    });
  });
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['lead']}>{t('account.phoneLead')}</p>
      <PhoneControl control={control} name="phone" validate={rules.phone} />
      <Button type="submit" size="large" wide busy={registration.isPending}>
        {t('account.continue')}
      </Button>
      <p className={styles['other']}>
        <Button look="plain" size="small" icon="chevron-start" onClick={() => send('back')}>
          {t('account.back')}
        </Button>
      </p>
    </form>
  );
}
