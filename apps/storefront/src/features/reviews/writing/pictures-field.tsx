import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './review-form.module.css';
import { longestSidePx, mostPictures } from './most-pictures.ts';

/** A picture on its way, and where the browser shows it from. */
export interface ChosenPicture {
  readonly blob: Blob;
  readonly address: string;
}

interface PicturesFieldProps {
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (pictures: readonly ChosenPicture[]) => void;
}

async function readPictures(files: readonly File[]): Promise<ChosenPicture[]> {
  const blobs = await Promise.all(files.map((file) => smallPicture(file, longestSidePx)));
  return blobs.flatMap((blob) => (blob ? [{ blob, address: URL.createObjectURL(blob) }] : []));
}

/** Up to five pictures, made small before they are sent. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(false);
  const room = mostPictures - pictures.length;
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, room);
    event.target.value = '';
    const read = await readPictures(files);
    setProblem(read.length < files.length);
    onChange([...pictures, ...read]);
  };
  const remove = (gone: ChosenPicture) => {
    URL.revokeObjectURL(gone.address);
    onChange(pictures.filter((picture) => picture !== gone));
  };
  return (
    <fieldset className={styles['pictures']}>
      <legend>{t('review.pictures', { count: mostPictures })}</legend>
      <ul className={styles['row']}>
        {pictures.map((picture, at) => (
          <li key={picture.address} className={styles['picture']}>
            <Picture src={picture.address} alt="" width={88} height={88} />
            <IconButton
              icon="close"
              look="soft"
              className={styles['remove']}
              label={t('review.removePicture', { number: at + 1 })}
              onClick={() => remove(picture)}
            />
          </li>
        ))}
        {room > 0 && (
          <li>
            <button type="button" className={styles['add']} onClick={() => input.current?.click()}>
              <Icon name="plus" />
              {t('review.addPicture')}
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
        aria-label={t('review.addPicture')}
        onChange={(event) => void choose(event)}
      />
      {problem && (
        <p role="alert" className={styles['problem']}>
          {t('review.pictureLarge')}
        </p>
      )}
    </fieldset>
  );
}
