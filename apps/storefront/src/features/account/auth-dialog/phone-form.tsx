import { useRef } from 'react';
import { PhoneControl } from '../../../lib/form/phone-control.tsx';
import { useKeptForm } from '../../../lib/form/use-kept-form.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../account-form.module.css';
import { useRules } from '../fields/rules.ts';
import { signInDrafts } from '../session/use-enter.ts';
import { useFlow } from './flow.ts';
import { useLoginCall } from './use-login-call.ts';

/** Signing in by a code to a phone (AUTH-02): the number that it is sent to. */
export function PhoneForm({ onBack }: { readonly onBack: (() => void) | null }) {
  const { t } = useTranslation();
  const rules = useRules();
  const login = useLoginCall('accounts.login');
  const isOver = useRef(false);
  const back =
    onBack &&
    (() => {
      isOver.current = true;
      onBack();
    });
  const { phone: given = '' } = useFlow().facts.contact;
  const { control, handleSubmit } = useKeptForm(signInDrafts.phone, { phone: given }, {});
  const submit = handleSubmit(({ phone }) =>
    login.mutate({
      input: {
        body: {
          email_or_phone: '',
          password: '',
          phone,
          login_type: 'otp',
          field_type: 'phone',
          guest_id: readStored('guest_id'),
        },
      },
      facts: { loginType: 'otp', contact: { phone } },
      isOver: () => isOver.current,
    }),
  );
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['lead']}>{t('account.otpLead')}</p>
      <PhoneControl control={control} name="phone" validate={rules.phone} />
      <Button type="submit" size="large" wide busy={login.isPending}>
        {t('account.getCode')}
      </Button>
      {back && (
        <p className={styles['other']}>
          <Button look="plain" size="small" icon="chevron-start" onClick={back}>
            {t('account.back')}
          </Button>
        </p>
      )}
    </form>
  );
}
