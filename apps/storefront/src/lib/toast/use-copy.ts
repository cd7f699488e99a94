import { useTranslation } from '../i18n/use-translation.ts';
import { showToast } from './toasts.ts';

// As long as it takes to mark a link and copy it by hand.
const shownMs = 30_000;

/** Copies a text and says so; where the browser lets nobody write there, the text itself is shown. */
export function useCopy(copied: string): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', copied);
    } catch {
      showToast('error', t('common.notCopied', { text }), shownMs);
    }
  };
}
