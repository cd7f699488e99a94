import type { Refusal } from '@promenade/contract/client';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useLoginCall } from '../auth-dialog/use-login-call.ts';
import { askDevice, canUsePasskeys, forgetPasskey } from './device.ts';
import { useSayFailure } from './use-say-failure.ts';

/** Signing in by passkey: with every layout, if the browser supports it. */
export function PasskeyButton() {
  const { t } = useTranslation();
  const [able, setAble] = useState(false);
  const [asking, setAsking] = useState(false);
  const login = useLoginCall('accounts.passkeyLogin');
  const sayFailure = useSayFailure();
  useEffect(() => setAble(canUsePasskeys()), []);
  if (!able) return null;
  const signIn = async () => {
    setAsking(true);
    try {
      const { challenge_id, options } = await call('accounts.passkeyAsk', { body: {} });
      const response = await askDevice(options);
      const body = { challenge_id, response, guest_id: readStored('guest_id') };
      const onRefused = (refusal: Refusal): void => {
        if (refusal.code === 'passkey_unknown') void forgetPasskey(String(options['rpId']), response.id);
        showRefusal(refusal, '');
      };
      login.mutate({ input: { body }, facts: { loginType: 'manual' }, byPasskey: true, onRefused });
    } catch (error) {
      sayFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button look="outline" icon="lock" wide busy={asking || login.isPending} onClick={() => void signIn()}>
      {t('account.signInByPasskey')}
    </Button>
  );
}
