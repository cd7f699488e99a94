import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../profile/profile-settings.module.css';

interface ListCardProps {
  readonly title: string;
  readonly lead: string;
  /** Undefined while it is on its way. */
  readonly rows: readonly ReactNode[] | undefined;
  readonly error: Error | null;
  /** Stands below the list. */
  readonly children?: ReactNode;
}

/** Whoever takes a row off by its own button is nowhere with it: the list's heading takes the focus. */
function useFocusOfGone(heading: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current?.isConnected !== false) return;
    last.current = null;
    if (document.activeElement === document.body) heading.current?.focus();
  });
  return ({ target }) => {
    last.current = target;
  };
}

/** A list of the account's own on a card: under its heading the rows, or what is in their way. */
export function ListCard({ title, lead, rows, error, children }: ListCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const noteFocus = useFocusOfGone(heading);
  return (
    <Card as="section" padded aria-labelledby={id} onFocus={noteFocus}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles['heading']}>
        {title}
      </h2>
      <p className={styles['quiet']}>{lead}</p>
      {!rows && !error && (
        <Loading className={styles['list']}>
          <Skeleton shape="title" share={80} />
        </Loading>
      )}
      {!rows && error && (
        <p role="alert" className={styles['problem']}>
          {error.message}
        </p>
      )}
      <ul className={styles['list']}>{rows}</ul>
      {children}
    </Card>
  );
}
