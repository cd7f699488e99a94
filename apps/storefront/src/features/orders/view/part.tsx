import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import styles from '../order.module.css';

/** A part of an order's page, under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" padded className={styles['part']}>
      <h2 className={styles['partTitle']}>{title}</h2>
      {children}
    </Card>
  );
}
