import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './send.module.css';

interface StepProps {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One step of the form, numbered. */
export function StepCard({ id, number, title, children }: StepProps) {
  const format = useFormat();
  return (
    <Card as="section" padded className={styles['step']} aria-labelledby={`parcel-${id}`}>
      <h2 className={styles['stepTitle']} id={`parcel-${id}`}>
        <span className={styles['number']} aria-hidden="true">
          {format.number(number)}
        </span>
        {title}
      </h2>
      {children}
    </Card>
  );
}
