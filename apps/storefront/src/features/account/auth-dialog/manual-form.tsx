import { classifyContact } from '@promenade/domain/contact';
import { useKeptForm } from '../../../lib/form/use-kept-form.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import styles from '../account-form.module.css';
import { PasswordField } from '../fields/password-field.tsx';
import { useRules } from '../fields/rules.ts';
import { wholeContact } from '../fields/whole-contact.ts';
import { signInDrafts } from '../session/use-enter.ts';
import { useFlow } from './flow.ts';
import { useLoginCall } from './use-login-call.ts';

const empty = { contact: '', password: '' };

/** Signing in with a password (AUTH-02). */
export function ManualForm() {
  const { t } = useTranslation();
  const rules = useRules();
  const { send } = useFlow();
  const login = useLoginCall('accounts.login');
  const { register, handleSubmit, getValues, formState } = useKeptForm(signInDrafts.contact, empty, {
    except: ['password'],
  });
  const { config } = useMarket();
  const submit = handleSubmit(({ contact: typed, password }) => {
    const contact = wholeContact(typed, config);
    const kind = classifyContact(contact) === 'email' ? 'email' : 'phone';
    return login.mutate({
      input: {
        body: {
          email_or_phone: contact,
          password,
          login_type: 'manual',
          field_type: kind,
          guest_id: readStored('guest_id'),
        },
      },
      facts: { loginType: 'manual', contact: { [kind]: contact } },
    });
  });
  // What was entered here is not asked for again.
  const forget = () => {
    const contact = wholeContact(getValues('contact'), config);
    const kind = classifyContact(contact);
    send('open_forgot_password', kind === 'invalid' ? {} : { contact: { [kind]: contact } });
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('account.contact')}
        autoComplete="username webauthn"
        dir="ltr"
        autoCapitalize="none"
        error={formState.errors.contact?.message}
        {...register('contact', { validate: rules.contact })}
      />
      <PasswordField
        label={t('account.password')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { validate: rules.password })}
      />
      <div className={styles['between']}>
        <Button look="plain" size="small" className={styles['ends']} onClick={forget}>
          {t('account.forgot')}
        </Button>
      </div>
      <Button type="submit" size="large" wide busy={login.isPending}>
        {t('account.signIn')}
      </Button>
    </form>
  );
}
