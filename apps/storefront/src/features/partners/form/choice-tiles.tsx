import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './form.module.css';

interface ChoiceTilesProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** Small tiles with a picture each. */
  readonly pictures?: boolean;
  readonly options: readonly { readonly value: string; readonly face: ReactNode }[];
  readonly onChange: (value: string) => void;
}

/** A choice of a few options, each on a card. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { name, legend, value, error, pictures = false, options, onChange } = props;
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div
        className={styles['tiles']}
        data-shape={pictures ? 'picture' : undefined}
        data-invalid={error ? true : undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={styles['tile']}>
            <input
              type="radio"
              name={name}
              className={styles['tileInput']}
              value={option.value}
              checked={option.value === value}
              aria-describedby={error ? `${name}-wrong` : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.face}
            <span className={styles['tileMark']}>
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-wrong`}>{error}</FieldError>}
    </fieldset>
  );
}
