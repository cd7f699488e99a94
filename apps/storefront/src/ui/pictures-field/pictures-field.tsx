import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FieldError } from '../field/field-error.tsx';
import { Icon } from '../icon/icon.tsx';
import { useKeptFocus } from '../pass-focus/use-kept-focus.ts';
import { Picture } from '../picture/picture.tsx';
import { ChosenCount } from './chosen-count.tsx';
import styles from './pictures-field.module.css';
import { RemovePicture } from './remove-picture.tsx';
import { type ChosenPicture, type Choosing, useChosenPictures } from './use-chosen-pictures.ts';

interface PicturesFieldProps extends Choosing {
  readonly legend: string;
  /** Help that always shows. */
  readonly hint?: string;
  /** What is wrong and how to fix it. */
  readonly error?: string | undefined;
  /** Accepted file types, as for an input; pictures by default. */
  readonly accept?: string;
  /** Shown if a file cannot be read as a picture. */
  readonly unreadable: string;
  readonly addLabel: string;
  readonly removeLabel: (number: number) => string;
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

/** Pictures to upload, reduced in size first; other files too, if `accept` and `shrink` allow them. */
export function PicturesField(props: PicturesFieldProps) {
  const { legend, hint, error, accept = 'image/*', addLabel, removeLabel, most, pictures } = props;
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const { problem, room, add, remove } = useChosenPictures(props);
  const problems = { unreadable: props.unreadable, 'too-many': t('common.filesMost', { count: most }) };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    void add([...(target.files ?? [])]);
    target.value = '';
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
            <RemovePicture label={removeLabel(at + 1)} onClick={() => remove(picture)} />
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
        hidden
        aria-label={`${legend}: ${addLabel}`}
        onChange={choose}
      />
      <ChosenCount count={pictures.length} />
      {(problem || error) && (
        <FieldError id={`${id}-error`} className={styles['problem']}>
          {problem ? problems[problem] : error}
        </FieldError>
      )}
    </fieldset>
  );
}
