import { type InputHTMLAttributes, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: ReactNode;
  /** Said under the label. */
  readonly hint?: ReactNode;
  /** At the end of the row, such as a price. */
  readonly end?: ReactNode;
};

type RadioProps = CheckboxProps;

interface MarkedProps extends CheckboxProps {
  readonly type: 'checkbox' | 'radio';
}

// The control itself is drawn as its mark: a box or a dot.
function Marked({ type, label, hint, end, className, ...rest }: MarkedProps) {
  return (
    <label className={classNames(styles['row'], className)}>
      <input {...rest} type={type} className={styles['input']} />
      <span className={styles['mark']} data-kind={type === 'radio' ? 'dot' : 'box'} aria-hidden="true" />
      <span className={styles['label']}>
        {label}
        {hint && <small className={styles['hint']}>{hint}</small>}
      </span>
      {end && <span className={styles['end']}>{end}</span>}
    </label>
  );
}

/** A box to tick, its whole row pressable. */
export function Checkbox(props: CheckboxProps) {
  return <Marked {...props} type="checkbox" />;
}

/** A radio button; those with the same `name` exclude each other. */
export function Radio(props: RadioProps) {
  return <Marked {...props} type="radio" />;
}

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly end?: ReactNode;
  readonly disabled?: boolean;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
}

interface ListProps<Value extends string> {
  readonly name: string;
  /** The name of the group for screen readers. */
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly ChoiceOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/**
 * An option chosen before the page's script was loaded must count, because its mark already shows it. Returns the ref
 * of the list.
 */
function useEarlyChoice<Value extends string>({
  value,
  options,
  onChange,
}: Pick<ListProps<Value>, 'value' | 'options' | 'onChange'>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = options.find((option) => option.value === marked);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  }, []);
  return list;
}

/** A list to choose one from. */
export function RadioList<Value extends string>({ name, label, value, options, onChange }: ListProps<Value>) {
  const list = useEarlyChoice({ value, options, onChange });
  return (
    <div ref={list} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          disabled={option.disabled ?? false}
          onChange={() => onChange(option.value)}
          label={option.label}
          hint={option.hint}
          end={option.end}
          lang={option.lang}
        />
      ))}
    </div>
  );
}

/** Two to four choices side by side. */
export function Segmented<Value extends string>({ name, label, value, options, onChange }: ListProps<Value>) {
  const list = useEarlyChoice({ value, options, onChange });
  return (
    <div ref={list} role="radiogroup" aria-label={label} className={styles['segments']}>
      {options.map((option) => (
        <label key={option.value} className={styles['segment']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className={styles['input']}
          />
          <span className={styles['face']}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
