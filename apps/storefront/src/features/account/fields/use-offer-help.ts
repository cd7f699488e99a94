import { Refusal } from '@promenade/contract/client';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { showToast } from '../../../lib/toast/toasts.ts';

// Time to read it, and to decide.
const readingMs = 12_000;

/**
 * Leads one whom an operator keeps out to where to ask why (decision 54), in a tab of its own as from all of these
 * windows (NAV-14); `help` is the link's name. The message replaces the one that says no more than that.
 */
export function offerHelp(error: unknown, help: string): void {
  if (!(error instanceof Refusal) || error.code !== 'account_blocked') return;
  const press = (): void => void open(paths.helpAndSupport(), '_blank', 'noopener');
  showToast('error', error.message, readingMs, { label: help, press });
}

/** {@link offerHelp}, after a refusal was shown. */
export function useOfferHelp(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => offerHelp(error, t('shell.help'));
}
