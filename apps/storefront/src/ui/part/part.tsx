import { type ReactNode, useId } from 'react';
import { Card } from '../card/card.tsx';
import styles from './part.module.css';

interface PartProps {
  /** The id of its heading, if something links to it. */
  readonly id?: string;
  readonly title: string;
  /** Next to the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page, under its heading. */
export function Part({ id, title, action, children }: PartProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <Card as="section" padded className={styles['part']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
