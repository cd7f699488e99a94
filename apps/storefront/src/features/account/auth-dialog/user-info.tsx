import { PhoneControl } from '../../../lib/form/phone-control.tsx';
import { useQuietForm } from '../../../lib/form/use-quiet-form.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import styles from '../account-form.module.css';
import { useRules } from '../fields/rules.ts';
import { useFlow } from './flow.ts';
import { useLoginCall } from './use-login-call.ts';

/** `user_info`: name and contact, if the sign-in provided none. What it provided is not asked for again. */
export function UserInfo() {
  const { t } = useTranslation();
  const rules = useRules();
  const { facts, send } = useFlow();
  const { personalInfo, continueToken, loginType } = facts;
  const update = useLoginCall('accounts.updateInfo');
  const { register, control, handleSubmit, formState } = useQuietForm({
    defaultValues: { name: personalInfo?.name ?? '', email: '', phone: '' },
  });
  const asksEmail = !personalInfo?.email;
  const asksPhone = !personalInfo?.phone;
  const submit = handleSubmit(({ name, email, phone }) => {
    if (!continueToken) return send('expired');
    const told = { email: asksEmail ? email.trim() : null, phone: asksPhone ? phone : null };
    return update.mutate({
      input: {
        body: {
          continue_token: continueToken,
          name: name.trim(),
          ...told,
          login_type: loginType === 'social' ? 'social' : 'otp',
          guest_id: readStored('guest_id'),
        },
      },
      facts: {
        contact: {
          email: told.email ?? personalInfo?.email ?? '',
          phone: told.phone ?? personalInfo?.phone ?? '',
        },
      },
    });
  });
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['lead']}>{t('account.infoLead')}</p>
      <TextField
        label={t('account.name')}
        autoComplete="name"
        error={formState.errors.name?.message}
        {...register('name', { validate: rules.name })}
      />
      {asksEmail && (
        <TextField
          label={t('account.email')}
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email', { validate: rules.email })}
        />
      )}
      {asksPhone && <PhoneControl control={control} name="phone" validate={rules.phone} />}
      <Button type="submit" size="large" wide busy={update.isPending}>
        {t('account.continue')}
      </Button>
    </form>
  );
}
