import { type ReactNode, useId } from 'react';
import { Card } from '../card/card.tsx';
import styles from './part.module.css';

interface PartProps {
  readonly title: string;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page about one thing, under its heading. */
export function Part({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <Card as="section" padded className={styles['part']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
