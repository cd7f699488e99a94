import { type ChangeEvent, useRef, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './pictures-field.module.css';

/** A picture on its way, and where the browser shows it from. */
export interface ChosenPicture {
  readonly blob: Blob;
  readonly address: string;
}

interface PicturesFieldProps {
  readonly legend: string;
  readonly addLabel: string;
  readonly removeLabel: (number: number) => string;
  /** Said where a file cannot be read as a picture. */
  readonly unreadable: string;
  readonly most: number;
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (pictures: readonly ChosenPicture[]) => void;
  /** Makes a file small enough to send; undefined where it is no picture. */
  readonly shrink: (file: File) => Promise<Blob | undefined>;
}

async function readPictures(
  files: readonly File[],
  shrink: PicturesFieldProps['shrink'],
): Promise<ChosenPicture[]> {
  const blobs = await Promise.all(files.map(shrink));
  return blobs.flatMap((blob) => (blob ? [{ blob, address: URL.createObjectURL(blob) }] : []));
}

/** Pictures to send along, made small before that. */
export function PicturesField(props: PicturesFieldProps) {
  const { legend, addLabel, removeLabel, unreadable, most, pictures, onChange, shrink } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(false);
  const room = most - pictures.length;
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, room);
    event.target.value = '';
    const read = await readPictures(files, shrink);
    setProblem(read.length < files.length);
    onChange([...pictures, ...read]);
  };
  const remove = (gone: ChosenPicture) => {
    URL.revokeObjectURL(gone.address);
    onChange(pictures.filter((picture) => picture !== gone));
  };
  return (
    <fieldset className={styles['pictures']}>
      <legend>{legend}</legend>
      <ul className={styles['row']}>
        {pictures.map((picture, at) => (
          <li key={picture.address} className={styles['picture']}>
            <Picture src={picture.address} alt="" width={88} height={88} />
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
            <button type="button" className={styles['add']} onClick={() => input.current?.click()}>
              <Icon name="plus" />
              {addLabel}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={addLabel}
        onChange={(event) => void choose(event)}
      />
      {problem && (
        <p role="alert" className={styles['problem']}>
          {unreadable}
        </p>
      )}
    </fieldset>
  );
}
