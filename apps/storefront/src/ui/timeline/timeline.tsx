import { Icon } from '../icon/icon.tsx';
import styles from './timeline.module.css';

/** One step of a process. */
export interface TimelineStep {
  readonly id: string;
  readonly word: string;
  /** `ended`: it stopped here, and nothing follows. */
  readonly state: 'done' | 'now' | 'ahead' | 'ended';
  /** When it happened, as ISO 8601; null if it has not, or if that is unknown. */
  readonly at: string | null;
  /** The same, formatted. */
  readonly time: string;
}

export interface TimelineProps {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** What screen readers say of completed steps and of the current one. */
  readonly said: { readonly done: string; readonly now: string };
}

/** A vertical timeline of what is done, what is in progress, and when. */
export function Timeline({ label, steps, said }: TimelineProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ id, word, state, at, time }) => (
        <li
          key={id}
          className={styles['step']}
          data-state={state}
          aria-current={state === 'now' || state === 'ended' ? 'step' : undefined}
        >
          <span className={styles['dot']}>
            {state === 'done' && <Icon name="check" size={16} />}
            {state === 'ended' && <Icon name="close" size={16} />}
          </span>
          <span className={styles['told']}>
            <span className={styles['word']}>
              {word}
              {(state === 'done' || state === 'now') && (
                <span className="visually-hidden"> {said[state]}</span>
              )}
            </span>
            {at && (
              <time className={styles['time']} dateTime={at}>
                {time}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
