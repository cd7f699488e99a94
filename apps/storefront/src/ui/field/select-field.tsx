import { type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { described, Frame, type FrameProps } from './field.tsx';
import styles from './field.module.css';

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  FrameProps & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
    /** The first option, which chooses nothing. */
    readonly placeholder?: string;
  };

/** A native select, in a form. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <span className={classNames(styles['box'], className)}>
        <select {...rest} id={id} className={styles['list']} {...described(id, { label, hint, error })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </Frame>
  );
}
