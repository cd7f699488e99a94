import { type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import { latinDigits } from '../field/latin-digits.ts';
import styles from './code-field.module.css';

interface CodeFieldProps {
  readonly label: string;
  readonly length: number;
  readonly value: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (digits: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A code of a few digits. It is a single field, so that pasting, keyboard suggestions and screen readers work as
 * usual; the boxes are drawn behind it. Anything but digits is dropped; Arabic digits are accepted too.
 */
export function CodeField({ label, length, value, error, disabled = false, onChange, ref }: CodeFieldProps) {
  const id = useId();
  const cells = Array.from({ length }, (_, at) => at);
  return (
    <div className={styles['field']} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <span className={styles['boxes']} dir="ltr">
        <input
          ref={ref}
          id={id}
          className={styles['input']}
          value={value}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(latinDigits(event.target.value).replace(/\D/g, '').slice(0, length))}
        />
        {cells.map((at) => (
          <span
            key={at}
            aria-hidden="true"
            className={classNames(
              styles['cell'],
              at === Math.min(value.length, length - 1) && styles['next'],
            )}
          >
            {value[at]}
          </span>
        ))}
      </span>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  );
}
