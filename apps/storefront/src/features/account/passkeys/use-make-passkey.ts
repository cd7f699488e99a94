import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { makePasskey } from './device.ts';

const changedTheirMind = (error: Error): boolean => ['NotAllowedError', 'AbortError'].includes(error.name);

/** Makes a passkey on this device and keeps it with the account. */
export function useMakePasskey(onMade?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const { challenge_id, options } = await call('accounts.passkeyPrepare', { body: {} });
      const response = await makePasskey(options);
      return call('accounts.passkeyAdd', { body: { challenge_id, response, name: '' } });
    },
    onSuccess: ({ message }) => {
      showToast('success', message);
      void queryClient.invalidateQueries({ queryKey: ['accounts.passkeys'] });
      onMade?.();
    },
    onError: (error) => {
      if (!changedTheirMind(error)) showToast('error', error.message);
    },
  });
}
