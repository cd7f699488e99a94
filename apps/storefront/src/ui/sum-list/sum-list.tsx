import { Icon } from '../icon/icon.tsx';
import { Price } from '../price/price.tsx';
import styles from './sum-list.module.css';

export interface SumRow {
  readonly id: string;
  readonly label: string;
  /** Already formatted, with its sign. */
  readonly amount: string;
  /** The previous amount, struck through. */
  readonly before?: string | null | undefined;
  /** How the amount is calculated; opens on demand. */
  readonly rule?: string | undefined;
  readonly tone?: 'good' | 'total';
}

function Line({ row }: { readonly row: SumRow }) {
  return (
    <>
      <span className={styles['label']}>
        {row.label}
        {row.rule && <Icon name="info" size={16} />}
      </span>
      <Price now={row.amount} before={row.before} size={row.tone === 'total' ? 'large' : 'normal'} />
    </>
  );
}

/** A list of amounts and their total. A line with a rule opens it when pressed. */
export function SumList({ label, rows }: { readonly label: string; readonly rows: readonly SumRow[] }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} data-row={row.id} data-tone={row.tone}>
          {row.rule ? (
            <details>
              <summary className={styles['line']}>
                <Line row={row} />
              </summary>
              <p className={styles['rule']}>{row.rule}</p>
            </details>
          ) : (
            <p className={styles['line']}>
              <Line row={row} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
