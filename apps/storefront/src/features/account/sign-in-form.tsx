import { classifyContact } from '@promenade/domain/contact';
import { useForm } from 'react-hook-form';
import { useCall } from '../../lib/api/use-call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { readStored } from '../../lib/session/browser-store.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/field.tsx';
import styles from './account-form.module.css';
import { useEnter } from './use-sign-in.ts';

interface Fields {
  readonly contact: string;
  readonly password: string;
}

const passwordMinimum = 6;

/** Signing in with a password (AUTH-02). */
export function SignInForm() {
  const { t } = useTranslation();
  const { hide } = useView('sign-in');
  const signUp = useView('sign-up');
  const enter = useEnter();
  const { register, handleSubmit, formState } = useForm<Fields>({ mode: 'onTouched' });
  const login = useCall('accounts.login', {
    onSuccess: (answer) => {
      enter(answer, t('account.loggedIn'));
      hide();
    },
  });
  const submit = handleSubmit(({ contact, password }) =>
    login.mutate({
      body: {
        email_or_phone: contact,
        password,
        login_type: 'manual',
        field_type: classifyContact(contact) === 'email' ? 'email' : 'phone',
        guest_id: readStored('guest_id'),
      },
    }),
  );
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('account.contact')}
        autoComplete="username"
        error={formState.errors.contact?.message}
        {...register('contact', {
          required: t('account.contactRequired'),
          validate: (value) => classifyContact(value.trim()) !== 'invalid' || t('account.contactInvalid'),
        })}
      />
      <TextField
        label={t('account.password')}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', {
          validate: (value) => value.length >= passwordMinimum || t('account.passwordShort'),
        })}
      />
      <Button type="submit" size="large" wide busy={login.isPending}>
        {t('account.signIn')}
      </Button>
      <p className={styles['other']}>
        {t('account.noAccount')}{' '}
        <Button look="plain" size="small" onClick={() => signUp.show()}>
          {t('account.signUp')}
        </Button>
      </p>
    </form>
  );
}
