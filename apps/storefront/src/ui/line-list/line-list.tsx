import type { ReactNode } from 'react';
import { useKeptFocus } from '../pass-focus/use-kept-focus.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './line-list.module.css';

interface LineListProps {
  readonly label: string;
  /** Scrolls within itself instead of pushing down what follows. */
  readonly bounded?: boolean;
  readonly children: ReactNode;
}

/** Rows with a small picture, a text and an amount. */
export function LineList({ label, bounded = false, children }: LineListProps) {
  return (
    <ul className={styles['lines']} aria-label={label} data-bounded={bounded || undefined}>
      {children}
    </ul>
  );
}

interface LineRowProps {
  readonly picture: { readonly src: string | null; readonly width: number; readonly height: number };
  readonly heading: ReactNode;
  readonly note?: string;
  /** At the end of the row. */
  readonly amount: ReactNode;
  /** Under the note. */
  readonly children?: ReactNode;
}

/** One row of a {@link LineList}. */
export function LineRow({ picture, heading, note, amount, children }: LineRowProps) {
  // A button such as 'Review' is gone once that is done; the focus then goes to what it was about.
  const keptFocus = useKeptFocus<HTMLLIElement>('h3, h3 a');
  return (
    <li {...keptFocus} className={styles['line']}>
      <Picture className={styles['picture']} {...picture} alt="" thumbnail />
      <div className={styles['text']}>
        <h3 tabIndex={-1} className={styles['heading']}>
          {heading}
        </h3>
        {note && <p className={styles['note']}>{note}</p>}
        {children}
      </div>
      {amount}
    </li>
  );
}
