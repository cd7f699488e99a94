import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useOfferHelp } from '../fields/use-offer-help.ts';

/** AUTH-08, PROF-03: only the first error of a refusal is shown. */
export function useFirstRefusal(): (error: Error) => void {
  const { t } = useTranslation();
  const fallback = t('common.connectionLost');
  const offerHelp = useOfferHelp();
  return (error) => {
    showToast('error', refusalTexts(error, fallback)[0] ?? fallback);
    offerHelp(error);
  };
}
