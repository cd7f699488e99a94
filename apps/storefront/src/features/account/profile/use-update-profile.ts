import { Refusal } from '@promenade/contract/client';
import type { Reply } from '@promenade/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { codeDue } from '../auth-dialog/flow.ts';
import { confirmedCall } from '../reauthentication/confirmed-call.ts';
import { type ProfileChange, type SentChange, type Waiting, waitingAfter } from './waiting.ts';

type Answer = Reply<'accounts.updateProfile'>;

/** With a picture, the request is multipart. */
function formOf({ change, proof = {} }: SentChange): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...change, ...proof })) form.append(name, value);
  return form;
}

export interface ProfileUpdate {
  readonly save: (change: ProfileChange) => void;
  readonly isSaving: boolean;
  /** Another code was requested. */
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
  const update = useMutation<Answer, Error, SentChange>({
    mutationKey: ['accounts.updateProfile'],
    meta: { quiet: true },
    mutationFn: (sent) => confirmedCall('accounts.updateProfile', { body: formOf(sent) }),
    onSuccess: ({ otp_send, verification, message }, sent) => {
      void queryClient.invalidateQueries({ queryKey: ['accounts.info'] });
      setRefusal(null);
      const due = otp_send === 1 && verification ? codeDue(verification) : null;
      setWaiting((open) => waitingAfter(open, sent, due));
      if (due && !sent.isAgain) return;
      showToast('success', message || t('account.updated'));
      if (!due) onSaved?.();
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
