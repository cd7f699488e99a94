import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Columns } from '../columns/columns.tsx';
import { MapView } from '../map/map-view.tsx';
import { useKeptFocus } from '../pass-focus/use-kept-focus.ts';
import styles from './live-page.module.css';

interface LivePageProps {
  /** Where it stands and what can be done. */
  readonly state: ReactNode;
  /** What was agreed. */
  readonly aside: ReactNode;
  readonly children?: ReactNode;
}

/** One thing that is under way, such as an order or a trip; on paper without what is pressed. */
export function LivePage({ state, aside, children }: LivePageProps) {
  // What can be done goes with what was done, such as 'Cancel': where it stands has the focus then.
  const keptFocus = useKeptFocus<HTMLElement>('h1');
  return (
    <article {...keptFocus} className={styles['page']}>
      <Columns aside={aside}>
        <Card padded className={styles['state']}>
          {state}
        </Card>
        {children}
      </Columns>
    </article>
  );
}

interface LiveHeadProps {
  /** Its number and when it was made. */
  readonly about: string;
  readonly status: string;
  /** What a reader hears each time it has changed. */
  readonly announcement: string;
  /** What has to be done soon, or does not arrive any more. */
  readonly warnings: readonly (string | false | null)[];
  readonly children: ReactNode;
}

/** Where it stands, in a word and a sentence. */
export function LiveHead({ about, status, announcement, warnings, children }: LiveHeadProps) {
  return (
    <header className={styles['head']}>
      <p className={styles['about']}>{about}</p>
      <h1 tabIndex={-1} className={styles['status']}>
        {status}
      </h1>
      {children}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {warnings.map(
        (warning) =>
          warning && (
            <p key={warning} className={styles['warning']}>
              {warning}
            </p>
          ),
      )}
    </header>
  );
}

type LiveMapProps = Omit<ComponentProps<typeof MapView>, 'className' | 'fit' | 'inPage'> & {
  /** Who is on the way and how far away, in words: the map is never the only way to know. */
  readonly children: ReactNode;
};

/** The way, with whoever is on it. */
export function LiveMap({ children, ...map }: LiveMapProps) {
  return (
    <div className={styles['way']}>
      {children}
      <MapView {...map} fit inPage className={styles['map']} />
    </div>
  );
}

/** What can be done with it: up to five presses in one line of a wide page, in lines that end even on a phone. */
export function LiveActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
