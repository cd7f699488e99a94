import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { remaining } from '../../../ui/countdown/remaining.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { ItemStrip } from '../cards/card-grid.tsx';
import styles from './home.module.css';
import type { FlashSaleView } from './load-overview.ts';

const secondMs = 1000;

/** Counts down by the second. A page may have been rendered seconds ago: until hydration it names the end. */
function Countdown({ endsAt, onEnd }: { readonly endsAt: string; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [nowMs, setNowMs] = useState<number | null>(null);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const tick = () => {
      setNowMs(marketNow());
      if (marketNow() < Date.parse(endsAt)) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(tick, secondMs);
    setNowMs(marketNow());
    return () => clearInterval(timer);
  }, [endsAt]);
  const left = nowMs === null ? null : remaining(Date.parse(endsAt), nowMs);
  return (
    <time className={styles['countdown']} dateTime={endsAt} role="timer">
      <Icon name="clock" size={16} />
      {left
        ? t('list.endsIn', { days: left.days, time: isolate(left.time) })
        : t('list.endsAt', { time: isolate(format.dateTime(endsAt)) })}
    </time>
  );
}

/** The running flash sale, with the time left. */
export function FlashSaleSection({ flashSale: { sale, items } }: { readonly flashSale: FlashSaleView }) {
  const { revalidate } = useRevalidator();
  return (
    <Strip
      title={sale.title}
      all={paths.items('flash-sale')}
      note={<Countdown endsAt={sale.ends_at} onEnd={() => void revalidate()} />}
    >
      <ItemStrip items={items} label={sale.title} />
    </Strip>
  );
}
