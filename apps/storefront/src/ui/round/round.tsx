import type { ReactNode } from 'react';
import styles from './round.module.css';

interface RoundProps {
  /** Its diameter in CSS pixels. */
  readonly size: 36 | 40 | 44 | 48 | 72 | 88;
  readonly tone?: 'accent' | 'quiet' | 'note' | 'good' | 'warn' | 'bad';
  /** An icon, as a rule. */
  readonly children: ReactNode;
}

/** The round ground that an icon stands on. */
export function Round({ size, tone = 'accent', children }: RoundProps) {
  return (
    <span className={styles['round']} data-size={size} data-tone={tone}>
      {children}
    </span>
  );
}
