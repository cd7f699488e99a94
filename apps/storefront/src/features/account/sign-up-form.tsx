import { EMAIL_MAX_LENGTH, isEmail, isPhone, PHONE_MIN_DIGITS } from '@promenade/domain/contact';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useCall } from '../../lib/api/use-call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { readStored } from '../../lib/session/browser-store.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/choice.tsx';
import { TextField } from '../../ui/field/field.tsx';
import styles from './account-form.module.css';
import { useEnter } from './use-sign-in.ts';

interface Fields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirm_password: string;
  readonly terms: boolean;
}

interface PartProps {
  readonly register: UseFormRegister<Fields>;
  readonly errors: FieldErrors<Fields>;
}

const passwordMinimum = 6;

function PersonFields({ register, errors }: PartProps) {
  const { t } = useTranslation();
  const emailRule = (value: string) =>
    (isEmail(value.trim()) && value.trim().length <= EMAIL_MAX_LENGTH) || t('account.emailInvalid');
  return (
    <>
      <TextField
        label={t('account.name')}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: (value) => value.trim() !== '' || t('account.nameRequired') })}
      />
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { required: t('account.emailRequired'), validate: emailRule })}
      />
      <TextField
        label={t('account.phone')}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone', {
          required: t('account.phoneRequired'),
          validate: (value) => isPhone(value, PHONE_MIN_DIGITS) || t('account.phoneShort'),
        })}
      />
    </>
  );
}

function PasswordFields({ register, errors }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('account.password')}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', {
          validate: (value) => value.length >= passwordMinimum || t('account.passwordShort'),
        })}
      />
      <TextField
        label={t('account.confirmPassword')}
        type="password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...register('confirm_password', {
          validate: (value, form) => value === form.password || t('account.passwordsDiffer'),
        })}
      />
    </>
  );
}

function TermsLabel() {
  const { t } = useTranslation();
  return (
    <>
      {t('account.termsBefore')}{' '}
      <Link to={paths.termsAndConditions()} target="_blank">
        {t('account.terms')}
      </Link>
    </>
  );
}

function useSignUp() {
  const { t } = useTranslation();
  const { hide } = useView('sign-up');
  const enter = useEnter();
  return useCall('accounts.signUp', {
    onSuccess: (answer) => {
      enter(answer, t('account.signedUp'));
      hide();
    },
  });
}

/** Creating an account (AUTH-03); the button waits for the terms. */
export function SignUpForm() {
  const { t } = useTranslation();
  const signIn = useView('sign-in');
  const signUp = useSignUp();
  const { register, handleSubmit, watch, formState } = useForm<Fields>({ mode: 'onTouched' });
  const submit = handleSubmit(({ terms: _accepted, ...fields }) =>
    signUp.mutate({ body: { ...fields, guest_id: readStored('guest_id') } }),
  );
  const parts = { register, errors: formState.errors };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PersonFields {...parts} />
      <PasswordFields {...parts} />
      <Checkbox label={<TermsLabel />} {...register('terms')} />
      <Button type="submit" size="large" wide busy={signUp.isPending} disabled={!watch('terms')}>
        {t('account.signUp')}
      </Button>
      <p className={styles['other']}>
        {t('account.haveAccount')}{' '}
        <Button look="plain" size="small" onClick={() => signIn.show()}>
          {t('account.signIn')}
        </Button>
      </p>
    </form>
  );
}
