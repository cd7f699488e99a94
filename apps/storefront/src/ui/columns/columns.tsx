import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** Above both. */
  readonly heading?: ReactNode;
  readonly aside: ReactNode;
  /** The column aside stays in sight while the other one is read. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** What is chosen or told, and aside what it comes to: side by side where there is room, else and on paper one under the other. */
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
