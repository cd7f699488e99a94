import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** Above both. */
  readonly heading?: ReactNode;
  readonly aside: ReactNode;
  /** The side column stays visible while the other one scrolls. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/**
 * A main column and a side column, such as choices and their total: side by side if there is room, otherwise and on
 * paper one below the other.
 */
export function Columns({ heading, aside, stays = false, children }: ColumnsProps) {
  return (
    <div className={styles['columns']}>
      {heading && <div className={styles['heading']}>{heading}</div>}
      <div className={styles['column']}>{children}</div>
      <div className={styles['column']} data-stays={stays || undefined}>
        {aside}
      </div>
    </div>
  );
}
