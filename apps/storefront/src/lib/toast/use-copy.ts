import { useTranslation } from '../i18n/use-translation.ts';
import { showToast } from './toasts.ts';

// Long enough to select a link and copy it by hand.
const shownMs = 30_000;

/** Copies a text and confirms it; if the browser does not allow that, the text itself is shown. */
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
