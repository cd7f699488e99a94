import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './wallet.module.css';

interface BalanceCardProps {
  readonly label: string;
  /** Undefined while it is on its way, and where it does not come. */
  readonly amount: string | undefined;
  /** It does not come: nothing breathes in its place. */
  readonly failed: boolean;
  /** Said under the amount. */
  readonly note?: string | undefined;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** What there is, large, and what can be done with it. */
export function BalanceCard({ label, amount, failed, note, action, children }: BalanceCardProps) {
  return (
    <section className={styles['balance']} aria-label={label}>
      <div className={styles['balanceHead']}>
        <div>
          <p className={styles['balanceLabel']}>{label}</p>
          <p className={styles['balanceAmount']} aria-live="polite">
            {amount === undefined && !failed ? (
              <Skeleton shape="title" className={styles['amountWait']} />
            ) : (
              <bdi>{amount ?? '–'}</bdi>
            )}
          </p>
          {note && <p className={styles['quiet']}>{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
