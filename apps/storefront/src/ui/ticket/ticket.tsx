import { separator } from '../../lib/format/separator.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './ticket.module.css';

interface TicketProps {
  readonly icon: IconName;
  readonly heading: ReactNode;
  /** In a few words each. */
  readonly notes: readonly string[];
  /** What it is named by; read letter by letter, so kept apart. */
  readonly code: string;
  /** Pale where it cannot be used now. */
  readonly pale?: boolean;
  /** Under the notes: where it can be used, what is missing. */
  readonly children?: ReactNode;
  readonly action: ReactNode;
}

/** Something with a code to be torn off along the dashed line. */
export function Ticket({ icon, heading, notes, code, pale = false, children, action }: TicketProps) {
  return (
    <li className={styles['ticket']} data-pale={pale || undefined}>
      <div className={styles['text']}>
        <h2 className={styles['heading']}>
          <Icon name={icon} />
          <span>{heading}</span>
        </h2>
        <p className={styles['notes']}>{notes.join(separator)}</p>
        {children}
      </div>
      <div className={styles['stub']}>
        <bdi className={styles['code']}>{code}</bdi>
        {action}
      </div>
    </li>
  );
}

/** Tickets one under the other, or side by side where there is room. */
export function TicketList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles['tickets']} aria-label={label}>
      {children}
    </ul>
  );
}
