import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { type Order, stepsOf } from '../order.ts';
import { useStatusWords } from '../use-status-words.ts';

/** The steps of the order with their times (CHK-09). */
export function Progress({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { word } = useStatusWords();
  const steps = stepsOf(order).map(({ status, state, at }) => ({
    id: status,
    word: word(order, status),
    state,
    at,
    time: at ? format.time(at) : '',
  }));
  const said = { done: t('order.done'), now: t('order.now') };
  return <Timeline label={t('order.progress')} steps={steps} said={said} />;
}
