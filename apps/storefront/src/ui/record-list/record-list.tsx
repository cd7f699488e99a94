import { type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { Facts } from '../facts/facts.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './record-list.module.css';
import { Link } from '../link/link.tsx';

const picturePixels = 256;

/** A shopper's records, such as orders or trips, newest first. */
export function RecordList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

interface RecordRowProps {
  readonly picture: string;
  readonly to: string;
  readonly title: string;
  /** Lines of facts. */
  readonly notes: readonly (readonly string[])[];
  readonly amount: string;
  readonly state: { readonly tone: 'good' | 'bad' | 'note'; readonly word: string };
}

/** One record; the whole row links to its page. */
export function RecordRow({ picture, to, title, notes, amount, state }: RecordRowProps) {
  const id = useId();
  // Many have the same name: the first line of facts and the state tell them apart.
  const [facts, end] = [`${id}facts`, `${id}end`];
  return (
    <Card as="li" pressable className={styles['row']}>
      <Picture
        className={styles['picture']}
        src={picture}
        alt=""
        width={picturePixels}
        height={picturePixels}
        thumbnail
      />
      <div className={styles['text']}>
        <Link to={to} data-cover className={styles['strong']} aria-describedby={`${facts} ${end}`}>
          {title}
        </Link>
        {notes.map((note, line) => (
          <Facts key={note.join()} id={line === 0 ? facts : undefined} of={note} className={styles['note']} />
        ))}
      </div>
      <div id={end} className={styles['end']}>
        <bdi className={styles['strong']}>{amount}</bdi>
        <Badge tone={state.tone}>{state.word}</Badge>
      </div>
    </Card>
  );
}
