import { Refusal } from '@promenade/contract/client';
import type { Reply } from '@promenade/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { type CodeDue, codeDue } from '../auth-dialog/flow.ts';

/** What a profile sends (PROF-01); what is left out stays as it is. */
export interface ProfileChange {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly image?: File;
  readonly button_type?: 'phone' | 'email' | 'change_password' | '';
  readonly password?: string;
  readonly confirm_password?: string;
}

type Answer = Reply<'accounts.updateProfile'>;

interface Sent {
  readonly change: ProfileChange;
  readonly proof?: Readonly<Record<string, string>>;
  /** Only the code is wanted, once more. */
  readonly isAgain?: boolean;
}

/** A picture travels with the fields: the whole is a form. */
function formOf({ change, proof = {} }: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...change, ...proof })) form.append(name, value);
  return form;
}

/** A code that a change waits for, and the change itself, to be sent again with it. */
interface Waiting {
  readonly change: ProfileChange;
  readonly due: CodeDue;
}

export interface ProfileUpdate {
  readonly save: (change: ProfileChange) => void;
  readonly isSaving: boolean;
  /** Another code was asked for. */
  readonly isResending: boolean;
  readonly waiting: Waiting | null;
  readonly refusal: string | null;
  readonly prove: (code: string) => void;
  readonly resend: () => void;
  readonly cancel: () => void;
}

const proofOf = ({ due }: Waiting, otp: string): Readonly<Record<string, string>> => {
  const { on, medium, session_info } = due.verification;
  return {
    otp,
    verification_on: on,
    verification_medium: medium,
    ...(session_info === null ? {} : { session_info }),
  };
};

/** Saves the profile; a new contact takes effect with its code (PROF-01). */
export function useUpdateProfile(onSaved?: () => void): ProfileUpdate {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const update = useMutation<Answer, Error, Sent>({
    mutationKey: ['accounts.updateProfile'],
    meta: { quiet: true },
    mutationFn: (sent) => call('accounts.updateProfile', { body: formOf(sent) }),
    onSuccess: ({ otp_send, verification, message }, { change, isAgain }) => {
      void queryClient.invalidateQueries({ queryKey: ['accounts.info'] });
      setRefusal(null);
      if (otp_send === 1 && verification) {
        if (isAgain) showToast('success', message);
        return setWaiting({ change, due: codeDue(verification) });
      }
      setWaiting(null);
      showToast('success', message || t('account.updated'));
      onSaved?.();
    },
    onError: (error, { proof }) => {
      if (proof && error instanceof Refusal) setRefusal(error.message);
      else showRefusal(error, t('common.connectionLost'));
    },
  });
  const isResending = update.isPending && update.variables.isAgain === true;
  return {
    save: (change) => update.mutate({ change }),
    isSaving: update.isPending && !isResending,
    isResending,
    waiting,
    refusal,
    prove: (code) => {
      setRefusal(null);
      if (waiting) update.mutate({ change: waiting.change, proof: proofOf(waiting, code) });
    },
    resend: () => waiting && update.mutate({ change: waiting.change, isAgain: true }),
    cancel: () => setWaiting(null),
  };
}
