import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useKeptFocus } from '../pass-focus/use-kept-focus.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './pictures-field.module.css';

/** A picture on its way, and where the browser shows it from. */
export interface ChosenPicture {
  readonly blob: Blob;
  readonly address: string;
}

interface PicturesFieldProps {
  readonly legend: string;
  /** Help that always shows. */
  readonly hint?: string;
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined;
  /** Kinds of files, as an input takes them; pictures unless told. */
  readonly accept?: string;
  readonly addLabel: string;
  readonly removeLabel: (number: number) => string;
  /** Said where a file cannot be read as a picture. */
  readonly unreadable: string;
  readonly most: number;
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (pictures: readonly ChosenPicture[]) => void;
  /** Makes a file small enough to send; undefined where it is none that can be. */
  readonly shrink: (file: File) => Promise<Blob | undefined>;
}

async function readPictures(
  files: readonly File[],
  shrink: PicturesFieldProps['shrink'],
): Promise<ChosenPicture[]> {
  const blobs = await Promise.all(files.map(shrink));
  return blobs.flatMap((blob) => (blob ? [{ blob, address: URL.createObjectURL(blob) }] : []));
}

function Face({ blob, address }: ChosenPicture) {
  if (blob.type.startsWith('image/')) return <Picture src={address} alt="" width={88} height={88} />;
  return (
    <span className={styles['file']}>
      <Icon name="receipt" />
      {blob.type.split('/').at(-1)?.toUpperCase()}
    </span>
  );
}

/** Pictures to send along, made small before that; other files too, where `accept` and `shrink` take them. */
export function PicturesField(props: PicturesFieldProps) {
  const { legend, hint, error, accept = 'image/*', addLabel, removeLabel, unreadable } = props;
  const { most, pictures, onChange, shrink } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { t } = useTranslation();
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const [problem, setProblem] = useState<string | null>(null);
  // More may be chosen, or one removed, while a camera's picture is being made small.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const change = (chosen: readonly ChosenPicture[]) => {
    for (const { address } of chosen.slice(most)) URL.revokeObjectURL(address);
    latest.current = chosen.slice(0, most);
    onChange(latest.current);
  };
  const room = most - pictures.length;
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    const files = chosen.slice(0, room);
    const read = await readPictures(files, shrink);
    const all = [...latest.current, ...read];
    const isTooMany = chosen.length > files.length || all.length > most;
    if (read.length < files.length) setProblem(unreadable);
    else setProblem(isTooMany ? t('common.filesMost', { count: most }) : null);
    change(all);
  };
  const remove = (gone: ChosenPicture) => {
    URL.revokeObjectURL(gone.address);
    setProblem(null);
    change(latest.current.filter((picture) => picture !== gone));
  };
  return (
    <fieldset className={styles['pictures']} data-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <ul {...keptFocus} className={styles['row']}>
        {pictures.map((picture, at) => (
          <li key={picture.address} className={styles['picture']}>
            <Face {...picture} />
            <IconButton
              icon="close"
              look="soft"
              className={styles['remove']}
              label={removeLabel(at + 1)}
              onClick={() => remove(picture)}
            />
          </li>
        ))}
        {room > 0 && (
          <li>
            <button
              type="button"
              className={styles['add']}
              aria-describedby={error || problem ? `${id}-error` : hint ? `${id}-hint` : undefined}
              onClick={() => input.current?.click()}
            >
              <span className="visually-hidden">{legend}: </span>
              <Icon name="plus" />
              {addLabel}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={most > 1}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={`${legend}: ${addLabel}`}
        onChange={(event) => void choose(event)}
      />
      {(problem || error) && (
        <p id={`${id}-error`} role="alert" className={styles['problem']}>
          <Icon name="warning" size={16} />
          {problem ?? error}
        </p>
      )}
    </fieldset>
  );
}
