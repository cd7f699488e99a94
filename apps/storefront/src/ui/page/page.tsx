import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../card/card.tsx';
import styles from './page.module.css';

/** A page next to a menu, under its heading. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </div>
  );
}

interface PageCardProps {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly lead?: string;
  /** Its heading takes the focus when a focused element is removed from it. */
  readonly keepsFocus?: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A section of such a page, on a card. */
export function PageCard({ title, lead, keepsFocus, headingRef, children }: PageCardProps) {
  const heading = useId();
  return (
    <Card as="section" padded aria-labelledby={heading}>
      <h2 ref={headingRef} id={heading} tabIndex={keepsFocus ? -1 : undefined} className={styles['heading']}>
        {title}
      </h2>
      {lead && <p className={styles['lead']}>{lead}</p>}
      {children}
    </Card>
  );
}

/** What went wrong in a section, announced at once. */
export function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles['problem']}>
      {children}
    </p>
  );
}
