import type { Refusal } from '@promenade/contract/client';
import { signInLayout } from '@promenade/domain/accounts';
import { useEffect } from 'react';
import type { Control, FieldErrors, UseFormRegister, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { PhoneControl } from '../../../lib/form/phone-control.tsx';
import { useKeptForm } from '../../../lib/form/use-kept-form.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { readStored, writeStored } from '../../../lib/session/browser-store.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/choice.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import styles from '../account-form.module.css';
import { PasswordField } from '../fields/password-field.tsx';
import { useRules } from '../fields/rules.ts';
import { signUpDraft } from '../session/use-enter.ts';
import { useFlow } from './flow.ts';
import { SignIn } from './sign-in.tsx';
import { useLoginCall } from './use-login-call.ts';
import { Link } from '../../../ui/link/link.tsx';

const empty = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  ref_code: '',
  terms: false,
};

type Fields = typeof empty;

// A password is not stored, and terms are accepted at the moment of signing up.
const unkept = ['password', 'confirm_password', 'terms'] as const;

interface PartProps {
  readonly register: UseFormRegister<Fields>;
  readonly errors: FieldErrors<Fields>;
  readonly control: Control<Fields>;
}

function PersonFields({ register, errors, control }: PartProps) {
  const { t } = useTranslation();
  const rules = useRules();
  return (
    <>
      <TextField
        label={t('account.name')}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: rules.name })}
      />
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { validate: rules.email })}
      />
      <PhoneControl control={control} name="phone" validate={rules.phone} />
    </>
  );
}

function PasswordFields({ register, errors }: Omit<PartProps, 'control'>) {
  const { t } = useTranslation();
  const rules = useRules();
  return (
    <>
      <PasswordField
        label={t('account.password')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { validate: rules.password })}
      />
      <PasswordField
        label={t('account.confirmPassword')}
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...register('confirm_password', { validate: (value, form) => rules.same(form.password)(value) })}
      />
    </>
  );
}

/** Terms open in a new tab, so that the form stays filled in (NAV-14). */
function TermsLabel() {
  const { t } = useTranslation();
  return (
    <>
      {t('account.termsBefore')}{' '}
      <Link to={paths.termsAndConditions()} target="_blank" className={styles['terms']}>
        {t('account.terms')}
      </Link>
    </>
  );
}

/** A friend's invitation carries its code, even if the visitor signs up days later. */
function useInvitation(): string {
  const [search] = useSearchParams();
  const opened = search.get('ref_code');
  useEffect(() => {
    // An invitation that a customer opens is not meant for the next account created here.
    if (opened && !readStored('token')) writeStored('invitation', opened);
  }, [opened]);
  return opened || (readStored('invitation') ?? '');
}

/** What only the market can find, such as a code that nobody has: told, and at its field, which can be corrected. */
function useRefusedFields({ setError, getValues }: Pick<UseFormReturn<Fields>, 'setError' | 'getValues'>) {
  return (refusal: Refusal): void => {
    showRefusal(refusal, refusal.message);
    const own = (refusal.body.errors ?? []).filter(({ field }) => field && field in getValues());
    for (const [at, { field, message }] of own.entries())
      setError(field as keyof Fields, { message }, { shouldFocus: at === 0 });
  };
}

function SignUpForm() {
  const { t } = useTranslation();
  const { config } = useMarket();
  const signUp = useLoginCall('accounts.signUp');
  const invited = useInvitation();
  const form = useKeptForm<Fields>(
    signUpDraft,
    { ...empty, ref_code: invited },
    { except: [...unkept, ...(invited ? ['ref_code' as const] : [])] },
  );
  const { register, handleSubmit, watch, control, formState } = form;
  const onRefused = useRefusedFields(form);
  // AUTH-03: a code without any benefit is not asked for.
  const hasReferral = config.customer_wallet_status === 1 && config.ref_earning_status === 1;
  const submit = handleSubmit(({ terms: _accepted, ref_code, ...fields }) =>
    signUp.mutate({
      input: { body: { ...fields, ref_code: ref_code.trim() || null, guest_id: readStored('guest_id') } },
      facts: {
        loginType: 'manual',
        contact: { phone: fields.phone, email: fields.email.trim() },
        isNew: true,
      },
      onRefused,
    }),
  );
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PersonFields register={register} errors={formState.errors} control={control} />
      <PasswordFields register={register} errors={formState.errors} />
      {hasReferral && (
        <TextField
          label={t('account.refCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={formState.errors.ref_code?.message}
          {...register('ref_code')}
        />
      )}
      <Checkbox label={<TermsLabel />} {...register('terms')} />
      <Button type="submit" size="large" wide busy={signUp.isPending} disabled={!watch('terms')}>
        {t('account.signUp')}
      </Button>
    </form>
  );
}

/** Creating an account (AUTH-03). If passwords are not offered, every way of signing in creates one. */
export function SignUp() {
  const { t } = useTranslation();
  const { send } = useFlow();
  const layout = signInLayout(useMarket().config.centralize_login);
  if (layout !== 'all' && !layout.includes('manual')) return <SignIn />;
  return (
    <div className={styles['form']}>
      <SignUpForm />
      <p className={styles['other']}>
        {t('account.haveAccount')}{' '}
        <Button look="plain" size="small" onClick={() => send('open_sign_in')}>
          {t('account.signIn')}
        </Button>
      </p>
      <p className={styles['other']}>
        <Link to={paths.helpAndSupport()} target="_blank">
          {t('shell.help')}
        </Link>
      </p>
    </div>
  );
}
