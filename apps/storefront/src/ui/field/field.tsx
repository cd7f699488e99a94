import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { FieldError } from './field-error.tsx';
import { useRoom } from './use-room.tsx';
import { useEarlyText } from './use-early-text.ts';
import styles from './field.module.css';

export interface FrameProps {
  readonly label: string;
  /** Help that always shows. */
  readonly hint?: string | undefined;
  /** What is wrong and how to fix it; replaces the hint. */
  readonly error?: string | undefined;
  /** Hides the label visually, if its context makes the purpose clear (a search box). */
  readonly labelHidden?: boolean;
  /** The maximum length in characters: users hear when they approach it, and when a pasted text is cut. */
  readonly maxLength?: number | undefined;
}

export function Frame({
  id,
  label,
  hint,
  error,
  labelHidden,
  maxLength,
  children,
}: FrameProps & { readonly id: string; readonly children: ReactNode }) {
  const { room, onFocus } = useRoom(maxLength);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus of its field, and is nothing to press.
    <div className={styles['field']} data-invalid={error ? true : undefined} onFocus={onFocus}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      {children}
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
      {hint && !error && (
        <p id={`${id}-note`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {room}
    </div>
  );
}

export const described = (id: string, { error, hint }: FrameProps) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': (error ?? hint) ? `${id}-note` : undefined,
});

/** Values that are written left to right in every script: among Arabic, "+598 99 123" was shown as "123 99 598+". */
const readsLeftToRight: ReadonlySet<string | undefined> = new Set(['email', 'tel', 'password']);

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FrameProps & {
    readonly icon?: IconName;
    /** Shown inside the box before the text, such as a country code. */
    readonly start?: ReactNode;
    /** Shown inside the box at its end, such as a button. */
    readonly end?: ReactNode;
    /** The direction of the whole box, if its value has one direction in every script. */
    readonly boxDir?: 'ltr';
    readonly ref?: Ref<HTMLInputElement>;
  };

/** A single-line text field. Takes what `register()` of react-hook-form returns. */
export function TextField({
  label,
  hint,
  error,
  labelHidden = false,
  icon,
  start,
  end,
  boxDir,
  className,
  ref,
  ...rest
}: TextFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  const attach = useEarlyText(ref);
  return (
    <Frame {...{ id, label, hint, error, labelHidden }} maxLength={rest.maxLength}>
      <span className={classNames(styles['box'], className)} dir={boxDir}>
        {icon && <Icon name={icon} />}
        {start}
        <input
          dir={readsLeftToRight.has(rest.type) ? 'ltr' : undefined}
          {...rest}
          ref={attach}
          id={id}
          className={styles['input']}
          {...described(id, { label, hint, error })}
        />
        {end}
      </span>
    </Frame>
  );
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FrameProps;

/** Several lines of text. */
export function TextArea({ label, hint, error, labelHidden = false, className, ...rest }: TextAreaProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Frame {...{ id, label, hint, error, labelHidden }} maxLength={rest.maxLength}>
      <textarea
        rows={3}
        dir="auto"
        {...rest}
        id={id}
        className={classNames(styles['box'], styles['area'], className)}
        {...described(id, { label, hint, error })}
      />
    </Frame>
  );
}
