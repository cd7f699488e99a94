import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { PhoneControl } from '../../../lib/form/phone-control.tsx';
import { useQuietForm } from '../../../lib/form/use-quiet-form.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/choice/choice.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import styles from '../account-form.module.css';
import { codeDue, useFlow } from '../auth-dialog/flow.ts';
import { useRules } from '../fields/rules.ts';
import { useFirstRefusal } from './use-first-refusal.ts';

type Method = 'phone' | 'email';

function useRequest() {
  const { send } = useFlow();
  const onError = useFirstRefusal();
  const request = useCall('accounts.forgotPassword', { quiet: true });
  return {
    isPending: request.isPending,
    ask: (contact: { phone?: string; email?: string }, verification_method: Method) =>
      request.mutate(
        { body: { ...contact, verification_method } },
        {
          onError,
          onSuccess: ({ message, verification }) => {
            showToast('success', message);
            send('code_sent', { contact, due: codeDue(verification) });
          },
        },
      ),
  };
}

function ByPhone() {
  const { t } = useTranslation();
  const { phone = '' } = useFlow().facts.contact;
  const rules = useRules();
  const { ask, isPending } = useRequest();
  const { control, handleSubmit } = useQuietForm({ defaultValues: { phone } });
  const submit = handleSubmit((given) => ask(given, 'phone'));
  return (
    <Form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PhoneControl control={control} name="phone" validate={rules.forgottenPhone} />
      <Button type="submit" size="large" wide busy={isPending}>
        {t('account.getCode')}
      </Button>
    </Form>
  );
}

function ByEmail() {
  const { t } = useTranslation();
  const { email = '' } = useFlow().facts.contact;
  const rules = useRules();
  const { ask, isPending } = useRequest();
  const { register, handleSubmit, formState } = useQuietForm({ defaultValues: { email } });
  const submit = handleSubmit((given) => ask({ email: given.email.trim() }, 'email'));
  return (
    <Form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', { validate: rules.email })}
      />
      <Button type="submit" size="large" wide busy={isPending}>
        {t('account.getCode')}
      </Button>
    </Form>
  );
}

/** Forgot password, step 0: where the code is sent (AUTH-08). */
export function ForgotContact() {
  const { t } = useTranslation();
  const { facts, send } = useFlow();
  const [method, setMethod] = useState<Method>(facts.contact.email ? 'email' : 'phone');
  const options = [
    { value: 'phone' as const, label: t('account.phone') },
    { value: 'email' as const, label: t('account.email') },
  ];
  return (
    <div className={styles['form']}>
      <p className={styles['lead']}>{t('account.forgotLead')}</p>
      <Segmented
        name="verification_method"
        label={t('account.forgotBy')}
        value={method}
        options={options}
        onChange={setMethod}
      />
      {method === 'phone' ? <ByPhone /> : <ByEmail />}
      <p className={styles['other']}>
        <Button look="plain" size="small" icon="chevron-start" onClick={() => send('open_sign_in')}>
          {t('account.backToSignIn')}
        </Button>
      </p>
    </div>
  );
}
