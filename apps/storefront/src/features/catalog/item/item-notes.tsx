import { calendarDay } from '../../../lib/format/calendar-day.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useOpenWords } from '../../../lib/hours/use-open-words.ts';
import type { ItemView } from '../cards/wire.ts';
import styles from './item-dialog.module.css';
import { saleState } from './sale-state.ts';

const clockOf = (time: string | null): string => (time ?? '').slice(0, 5);

/** The days of a campaign's item; null for any other. */
function useDays({ available_date_starts: from, available_date_ends: until }: ItemView): string | null {
  const { t, language } = useTranslation();
  if (from === null) return null;
  const first = isolate(calendarDay(from, language));
  if (until === null) return t('item.offeredFrom', { from: first });
  return t('item.offeredDays', { from: first, until: isolate(calendarDay(until, language)) });
}

/** When the item or its store is available, if that is not now (ITEM-06). */
export function ItemNotes({ item, nowMs }: { readonly item: ItemView; readonly nowMs: number }) {
  const { t } = useTranslation();
  const { closedNow } = useOpenWords(nowMs);
  const days = useDays(item);
  const state = saleState(item);
  const window = {
    from: clockOf(item.available_time_starts),
    until: clockOf(item.available_time_ends),
  };
  const notes = [
    ...(state === 'outside_window' && days !== null ? [days] : []),
    ...(state === 'outside_window' && item.outside_hours ? [t('item.offeredBetween', window)] : []),
    ...(state === 'scheduled' && window.from ? [t('item.scheduledBetween', window)] : []),
    ...(item.store_closed ? [closedNow(item.store_name, item.store_opens_at)] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={styles['note']}>
      <Icon name="clock" size={16} />
      {note}
    </p>
  ));
}
