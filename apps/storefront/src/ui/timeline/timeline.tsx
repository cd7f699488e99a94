import { Icon } from '../icon/icon.tsx';
import styles from './timeline.module.css';

/** One step of something that goes on. */
export interface TimelineStep {
  readonly id: string;
  readonly word: string;
  readonly state: 'done' | 'now' | 'ahead';
  /** When it happened, as ISO 8601; null where it has not, or nobody knows. */
  readonly at: string | null;
  /** The same, as it is shown. */
  readonly time: string;
}

export interface TimelineProps {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** What is said of a step that is over, and of the one that is on, to those who do not see it. */
  readonly said: { readonly done: string; readonly now: string };
}

/** Steps one under the other, with what is done, what is on and when. */
export function Timeline({ label, steps, said }: TimelineProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ id, word, state, at, time }) => (
        <li
          key={id}
          className={styles['step']}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['dot']}>{state === 'done' && <Icon name="check" size={16} />}</span>
          <span className={styles['told']}>
            <span className={styles['word']}>
              {word}
              {state !== 'ahead' && <span className="visually-hidden"> {said[state]}</span>}
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
