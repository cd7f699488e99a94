import type { Reply } from '@promenade/contract/calls';
import { toldDay } from '@promenade/domain/hours';
import { isolate } from '../i18n/isolate.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from '../format/use-format.ts';

type OpenState = Reply<'catalog.stores'>['stores'][number]['state'];

/**
 * When a closed store opens, 'opens 17:30', with the weekday or date if it is not today. `nowMs` is the loader's, so
 * that server and browser render the same.
 */
export function useOpenWords(nowMs: number) {
  const { t } = useTranslation();
  const format = useFormat();
  const opens = (at: string | null): string => {
    if (!at) return t('store.closed');
    const told = toldDay(Date.parse(at), nowMs);
    const time = format.time(at);
    // Of tomorrow morning, the time alone was read as today's, which is over.
    const isToday = format.weekday(at) === format.weekday(nowMs);
    if (told === 'nothing' && isToday) return t('store.opens', { time });
    return t('store.opensOn', { day: told === 'date' ? format.date(at) : format.weekday(at), time });
  };
  const closes = (at: string | null): string =>
    at ? t('store.openUntil', { time: format.time(at) }) : t('store.open');
  /** A closed store, and when it opens if that is known. */
  const closedNow = (store: string, at: string | null): string =>
    at
      ? t('store.closedUntil', { store: isolate(store), opens: opens(at) })
      : t('store.closedNow', { store: isolate(store) });
  return {
    opens,
    closedNow,
    state: ({ open, opens_at, closes_at }: OpenState): string => (open ? closes(closes_at) : opens(opens_at)),
  };
}
