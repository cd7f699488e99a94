import type { Body } from '@promenade/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { confirmedCall } from '../reauthentication/confirmed-call.ts';
import { makePasskey } from './device.ts';
import { useSayFailure } from './use-say-failure.ts';

type Made = Body<'accounts.passkeyAdd'>;

async function make(): Promise<Made> {
  const { challenge_id, options } = await confirmedCall('accounts.passkeyPrepare', { body: {} });
  return { challenge_id, response: await makePasskey(options), name: '' };
}

/** Creates a passkey on this device and stores it with the account. */
export function useMakePasskey(onMade?: () => void) {
  const queryClient = useQueryClient();
  const sayFailure = useSayFailure();
  // Created, but not answered: the next press sends the same one again, without asking the device for another.
  const made = useRef<Made | null>(null);
  return useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      made.current ??= await make();
      return call('accounts.passkeyAdd', { body: made.current });
    },
    onSuccess: ({ message }) => {
      made.current = null;
      showToast('success', message);
      onMade?.();
    },
    onError: (error) => {
      if (isAnswer(error)) made.current = null;
      sayFailure(error);
    },
    // It may have been stored even without an answer.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['accounts.passkeys'] }),
  });
}
