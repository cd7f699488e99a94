import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './booking-bar.module.css';

// RENT-14.
const thresholdPx = 200;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

const useScrolledFar = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > thresholdPx,
    () => false,
  );

interface BookingBarProps {
  readonly label: string;
  /** The selection and its price. */
  readonly words: ReactNode;
  readonly action: ReactNode;
}

/** The selection, always visible once the page is scrolled by more than 200 px (RENT-14). */
export function BookingBar({ label, words, action }: BookingBarProps) {
  const shown = useScrolledFar();
  return (
    <section className={styles['bar']} aria-label={label} data-shown={shown || undefined} inert={!shown}>
      <div className={styles['inner']}>
        <div className={styles['words']}>{words}</div>
        <div className={styles['action']}>{action}</div>
      </div>
    </section>
  );
}
