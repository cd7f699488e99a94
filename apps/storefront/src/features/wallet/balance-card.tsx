import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './wallet.module.css';

interface BalanceCardProps {
  readonly label: string;
  /** Undefined while it is loading, and if it fails to load. */
  readonly amount: string | undefined;
  /** It failed to load: no skeleton is shown. */
  readonly failed: boolean;
  /** Said under the amount; a space keeps its line while it is loading. */
  readonly note?: string | undefined;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The balance, in large type, and its actions. */
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
          {note !== undefined && <p className={styles['quiet']}>{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
