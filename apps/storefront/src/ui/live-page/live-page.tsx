import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Columns } from '../columns/columns.tsx';
import { Facts } from '../facts/facts.tsx';
import { Icon } from '../icon/icon.tsx';
import { MapView } from '../map/map-view.tsx';
import { useKeptFocus } from '../pass-focus/use-kept-focus.ts';
import styles from './live-page.module.css';

interface LivePageProps {
  /** The status and the available actions. */
  readonly state: ReactNode;
  /** What was agreed. */
  readonly aside: ReactNode;
  readonly children?: ReactNode;
}

/** The page of something in progress, such as an order or a trip; printed without its controls. */
export function LivePage({ state, aside, children }: LivePageProps) {
  // An action such as 'Cancel' disappears once it is done; the focus then goes to the status.
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
  /** Its number and when it was created. */
  readonly about: readonly string[];
  readonly status: string;
  /** What screen readers announce on each change. */
  readonly announcement: string;
  /** Warnings: what has to be done soon, or will not arrive. */
  readonly warnings: readonly (string | false | null)[];
  readonly children: ReactNode;
}

/** The status, as a word and a sentence. */
export function LiveHead({ about, status, announcement, warnings, children }: LiveHeadProps) {
  return (
    <header className={styles['head']}>
      <Facts of={about} className={styles['about']} />
      <h1 tabIndex={-1}>{status}</h1>
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

/** The time that matters now. */
export function LiveTime({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles['time']}>
      <Icon name="clock" />
      {children}
    </p>
  );
}

type LiveMapProps = Omit<ComponentProps<typeof MapView>, 'className' | 'fit' | 'inPage'> & {
  /** Who is on the way and how far away, in words: the map is never the only source. */
  readonly children: ReactNode;
  /** What can be pressed on the map. */
  readonly tools?: ReactNode;
};

/** The map with the route and the courier. */
export function LiveMap({ children, tools, ...map }: LiveMapProps) {
  return (
    <div className={styles['way']}>
      {children}
      <MapView {...map} fit inPage className={styles['map']}>
        {tools}
      </MapView>
    </div>
  );
}

/** The available actions: up to five in one row of a wide page, on a phone in rows that end evenly. */
export function LiveActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
