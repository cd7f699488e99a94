import { useEffect, useState } from 'react';
import { marketNow } from '../../lib/clock/market-clock.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './countdown.module.css';
import { remaining } from './remaining.ts';

const second = 1000;

interface CountdownProps {
  readonly untilMs: number;
  /** When the page was rendered: the server renders the time left at that instant. */
  readonly nowMs: number;
}

/** The time left until an instant, counting down each second. Screen readers hear it on demand, not each second. */
export function Countdown({ untilMs, nowMs }: CountdownProps) {
  const { t } = useTranslation();
  const [shownMs, setShownMs] = useState(nowMs);
  const ended = shownMs >= untilMs;
  useEffect(() => {
    if (ended) return undefined;
    const tick = setInterval(() => setShownMs(marketNow()), second);
    return () => clearInterval(tick);
  }, [ended]);
  const { days, time } = remaining(untilMs, shownMs);
  return (
    <span className={styles['countdown']} role="timer" aria-live="off">
      {t('common.countdown', { days, time })}
    </span>
  );
}
