import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './countdown.module.css';
import { remaining } from './remaining.ts';

const second = 1000;

interface CountdownProps {
  readonly untilMs: number;
  /** When the page was read: the server draws what was left then. */
  readonly nowMs: number;
  /** Called once nothing is left. */
  readonly onEnd?: () => void;
}

/** What is left until an instant, second by second. A screen reader is told when it asks, not each second. */
export function Countdown({ untilMs, nowMs, onEnd }: CountdownProps) {
  const { t } = useTranslation();
  const [shownMs, setShownMs] = useState(nowMs);
  const ended = shownMs >= untilMs;
  useEffect(() => {
    if (ended) {
      onEnd?.();
      return undefined;
    }
    const tick = setInterval(() => setShownMs(Date.now()), second);
    return () => clearInterval(tick);
  }, [ended, onEnd]);
  const { days, time } = remaining(untilMs, shownMs);
  return (
    <span className={styles['countdown']} role="timer" aria-live="off">
      {t('common.countdown', { days, time })}
    </span>
  );
}
