import { Refusal } from '@promenade/contract/client';
import { readAuthRefusal } from '@promenade/domain/accounts';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { type CodeDue, codeDue, useFlow } from '../auth-dialog/flow.ts';
import { useOfferHelp } from '../fields/use-offer-help.ts';
import { CodeForm } from '../otp/code-form.tsx';
import { useFirstRefusal } from './use-first-refusal.ts';

function useCheck(due: CodeDue) {
  const { facts, send } = useFlow();
  const [refusal, setRefusal] = useState<string | null>(null);
  const offerHelp = useOfferHelp();
  const ours = useCall('accounts.verifyToken', { quiet: true });
  const thirdParty = useCall('accounts.firebaseResetPassword', { quiet: true });
  const { on, medium, session_info } = due.verification;
  const settled = {
    onSuccess: ({ reset_token }: { reset_token: string }) =>
      send('code_accepted', { resetToken: reset_token }),
    onError: (error: Error) => {
      if (error instanceof Refusal && readAuthRefusal(error.code) === 'expired') send('expired');
      setRefusal(error.message);
      offerHelp(error);
    },
  };
  const check = (code: string) => {
    setRefusal(null);
    if (medium !== 'firebase') {
      const body = { ...facts.contact, reset_token: code, verification_method: on };
      return ours.mutate({ body }, settled);
    }
    const phoneNumber = facts.contact.phone ?? '';
    if (phoneNumber === '') return console.warn('Invalid phone number.');
    const body = { phoneNumber, sessionInfo: session_info ?? '', code, is_reset_token: 1 as const };
    return thirdParty.mutate({ body }, settled);
  };
  return { check, refusal, isPending: ours.isPending || thirdParty.isPending };
}

function DueCode({ due }: { readonly due: CodeDue }) {
  const { facts, send } = useFlow();
  const { check, refusal, isPending } = useCheck(due);
  const onError = useFirstRefusal();
  const request = useCall('accounts.forgotPassword', { quiet: true });
  const resend = () =>
    request.mutate(
      { body: { ...facts.contact, verification_method: due.verification.on } },
      {
        onError,
        onSuccess: ({ message, verification }) => {
          showToast('success', message);
          send('code_sent', { due: codeDue(verification) });
        },
      },
    );
  return (
    <CodeForm
      due={due}
      refusal={refusal}
      busy={isPending}
      onVerify={check}
      onResend={resend}
      resending={request.isPending}
      onBack={() => send('back')}
      onOtherWay={() => send('back')}
    />
  );
}

/** Forgot password, step 1: the code (AUTH-08). */
export function ForgotCode() {
  const { facts } = useFlow();
  return facts.due && <DueCode due={facts.due} />;
}
