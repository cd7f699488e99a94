import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

interface SelectProps<Value extends string> {
  /** A label shown before the chosen option. */
  readonly label: string;
  /** Hides the label visually, if the context makes it clear. */
  readonly labelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** A filter that is on is drawn as a chosen chip. */
  readonly chosen?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A native select of a few options. */
export function Select<Value extends string>({
  label,
  labelHidden = false,
  value,
  options,
  chosen = false,
  onChange,
}: SelectProps<Value>) {
  const list = useRef<HTMLSelectElement>(null);
  // What was chosen in a page before its script had come: the list shows it, so it has to count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const shown = list.current?.value as Value;
    // A value that is none of the options would show as the first, which nobody has chosen.
    if (shown !== value && options.some((option) => option.value === value)) onChange(shown);
  }, []);
  return (
    <label className={styles['select']} data-chosen={chosen || undefined}>
      <span className={labelHidden ? 'visually-hidden' : styles['label']}>{label}</span>
      <select
        ref={list}
        className={styles['list']}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  );
}
