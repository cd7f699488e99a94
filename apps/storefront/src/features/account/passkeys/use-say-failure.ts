import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { DeviceFailure } from './device.ts';

/** Says why a passkey failed, in the market's words: the browser's own are English. */
export function useSayFailure(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof DeviceFailure)) return showRefusal(error, t('common.connectionLost'));
    // Closing the device's own window is a change of mind: nothing failed.
    if (['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    const isHere = error.name === 'InvalidStateError';
    return showToast('error', t(isHere ? 'account.passkeyHere' : 'account.passkeyFailed'));
  };
}
