import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { askDevice } from '../passkeys/device.ts';
import { useSayFailure } from '../passkeys/use-say-failure.ts';

async function confirmByPasskey(): Promise<void> {
  const { challenge_id, options } = await call('accounts.reauthenticationPasskey', { body: {} });
  const response = await askDevice(options);
  await call('accounts.reauthenticate', { body: { passkey: { challenge_id, response } } });
}

interface ByPasskeyProps {
  /** How its button looks: it may stand below another way. */
  readonly look: { readonly look?: 'plain'; readonly size: 'small' | 'large' };
  readonly onConfirmed: () => void;
}

/** Confirms by the lock of a device, with a passkey of the account. */
export function ByPasskey({ look, onConfirmed }: ByPasskeyProps) {
  const { t } = useTranslation();
  const onError = useSayFailure();
  const { mutate, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: confirmByPasskey,
    onSuccess: onConfirmed,
    onError,
  });
  return (
    <Button {...look} icon="lock" busy={isPending} onClick={() => mutate()}>
      {t('account.confirmByPasskey')}
    </Button>
  );
}
