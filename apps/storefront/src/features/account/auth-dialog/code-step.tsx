import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { isolateLtr } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { TextField } from '../../../ui/field/field.tsx';
import { wholeContact } from '../fields/whole-contact.ts';
import { CodeForm } from '../otp/code-form.tsx';
import { type AuthFacts, type CodeDue, codeDue, useFlow } from './flow.ts';
import { isContactFor } from './is-contact-for.ts';
import { useLoginCall } from './use-login-call.ts';

/** Verifies a code with the call that belongs to its sender (AUTH-09, AUTH-10). */
function useVerify(onRefused: (message: string) => void) {
  const ours = useLoginCall('accounts.verifyPhone');
  const thirdParty = useLoginCall('accounts.firebaseVerifyToken');
  const refused = { onRefused: (refusal: Error) => onRefused(refusal.message) };
  const verify = ({ verification }: CodeDue, facts: AuthFacts, contact: string, otp: string): void => {
    const shared = { otp, login_type: facts.loginType, guest_id: readStored('guest_id') };
    const { on, medium, session_info } = verification;
    if (medium !== 'firebase') {
      const body = { [on]: contact, ...shared, verification_type: on };
      ours.mutate({ input: { body }, ...refused });
      return;
    }
    const body = { session_info: session_info ?? '', phone: contact, ...shared };
    thirdParty.mutate({ input: { body }, ...refused });
  };
  return { verify, isPending: ours.isPending || thirdParty.isPending };
}

function useResend(due: CodeDue, contact: string) {
  const { facts, send } = useFlow();
  const resend = useCall('accounts.resendOtp', {
    onSuccess: ({ message, verification }) => {
      showToast('success', message);
      send('code_sent', { due: codeDue(verification) });
    },
  });
  const { on } = due.verification;
  const body = { [on]: contact, login_type: facts.loginType, verification_type: on };
  return {
    resend: () => resend.mutate({ body: { ...body, guest_id: readStored('guest_id') } }),
    isPending: resend.isPending,
  };
}

function DueCode({ due }: { readonly due: CodeDue }) {
  const { t } = useTranslation();
  const { facts, send } = useFlow();
  const { config } = useMarket();
  const { on, contact: masked } = due.verification;
  const known = facts.contact[on] ?? '';
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { verify, isPending } = useVerify(setRefusal);
  const contact = known || wholeContact(typed, config);
  const resend = useResend(due, contact);
  const check = (code: string) => {
    setRefusal(null);
    if (!isContactFor(due.verification, contact)) return setRefusal(t('account.contactInvalid'));
    verify(due, facts, contact, code);
  };
  const isByCode = facts.loginType === 'otp';
  // One who mistyped the number corrects it.
  const back = () => send('back', isByCode ? { loginType: 'otp', contact: facts.contact } : {});
  const isOnlyCode = config.centralize_login.manual_login_status === 0 && isByCode;
  return (
    <CodeForm
      due={due}
      refusal={refusal}
      busy={isPending}
      onVerify={check}
      onResend={resend.resend}
      resending={resend.isPending}
      onBack={back}
      onOtherWay={isOnlyCode ? undefined : () => send('back')}
    >
      {!known && (
        <TextField
          label={on === 'email' ? t('account.email') : t('account.phone')}
          hint={t('account.confirmContact', { contact: isolateLtr(masked) })}
          type={on === 'email' ? 'email' : 'tel'}
          autoComplete={on === 'email' ? 'email' : 'tel'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </CodeForm>
  );
}

/** A code that signs in, or verifies a contact of the account (AUTH-04, AUTH-05). */
export function CodeStep() {
  const { facts } = useFlow();
  return facts.due && <DueCode due={facts.due} />;
}
