import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { StoreCardView } from './wire.ts';

const dayMs = 86_400_000;

/**
 * When a closed store opens, 'opens 17:30', with the day where it is not the next 24 hours'.
 * `nowMs` is the loader's, so that server and browser write the same.
 */
export function useOpenWords(nowMs: number) {
  const { t } = useTranslation();
  const format = useFormat();
  const opens = (at: string | null): string => {
    if (!at) return t('store.closed');
    const sooner = Math.abs(Date.parse(at) - nowMs) < dayMs;
    return sooner
      ? t('store.opens', { time: format.time(at) })
      : t('store.opensOn', { day: format.weekday(at), time: format.time(at) });
  };
  const closes = (at: string | null): string =>
    at ? t('store.openUntil', { time: format.time(at) }) : t('store.open');
  return {
    opens,
    state: ({ open, opens_at, closes_at }: StoreCardView['state']): string =>
      open ? closes(closes_at) : opens(opens_at),
  };
}
