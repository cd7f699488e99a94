import { FieldError } from '../field/field-error.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './stars-field.module.css';

interface StarsFieldProps {
  readonly legend: string;
  /** So many stars, in words. */
  readonly nameOf: (count: number) => string;
  /** 0 before one is chosen. */
  readonly value: number;
  readonly problem: string | undefined;
  readonly onChange: (value: number) => void;
}

/** Focuses the stars of a form that was sent without them. */
export const askForStars = (form: HTMLElement): void =>
  form.querySelector<HTMLElement>('[name="rating"]')?.focus();

/** One to five stars: radio buttons drawn as stars. */
export function StarsField({ legend, nameOf, value, problem, onChange }: StarsFieldProps) {
  return (
    <fieldset className={styles['stars']} aria-invalid={problem ? true : undefined}>
      <legend>{legend}</legend>
      <div className={styles['row']}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className={styles['star']} data-on={count <= value || undefined}>
            <input
              type="radio"
              name="rating"
              className={styles['input']}
              aria-label={nameOf(count)}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <Icon name="star" size={32} />
          </label>
        ))}
      </div>
      {problem && <FieldError className={styles['problem']}>{problem}</FieldError>}
    </fieldset>
  );
}
