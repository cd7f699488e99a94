import type { ReactNode } from 'react';
import { Card } from '../../ui/card/card.tsx';
import styles from './checkout.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One step of checkout. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <Card as="section" padded className={styles['section']} aria-labelledby={`checkout-${id}`}>
      <div className={styles['sectionHead']}>
        <h2 className={styles['sectionTitle']} id={`checkout-${id}`}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
