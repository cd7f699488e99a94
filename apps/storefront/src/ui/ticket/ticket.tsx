import { separator } from '../../lib/format/separator.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './ticket.module.css';

interface TicketProps {
  readonly icon: IconName;
  readonly heading: ReactNode;
  /** In a few words each. */
  readonly notes: readonly string[];
  /** Its code; read letter by letter, so kept separate. */
  readonly code: string;
  /** Pale if it cannot be used now. */
  readonly pale?: boolean;
  /** Below the notes: where it can be used, or what is missing. */
  readonly children?: ReactNode;
  readonly action: ReactNode;
}

/** A coupon with a code, to be torn off along the dashed line. */
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

/** Tickets, one below the other or side by side if there is room. */
export function TicketList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles['tickets']} aria-label={label}>
      {children}
    </ul>
  );
}
