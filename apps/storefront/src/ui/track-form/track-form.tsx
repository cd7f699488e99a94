import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { TextField } from '../field/field.tsx';
import { latinDigits } from '../field/latin-digits.ts';
import { QueryForm } from '../form/query-form.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './track-form.module.css';

/** Why the last attempt led nowhere, and how to repeat it. */
export interface TrackProblem {
  readonly title: string;
  readonly text: string;
  readonly retry: () => void;
}

interface TrackFormProps {
  /** The page that answers; it gets the number as `numberName`, and `phone`. */
  readonly action: string;
  readonly numberName: string;
  readonly number: string;
  readonly phone: string;
  readonly problem?: TrackProblem | undefined;
  readonly words: Readonly<
    Record<'title' | 'text' | 'number' | 'numberWrong' | 'phone' | 'phoneWrong' | 'track', string>
  >;
}

// Longer than any real value; the server checks the rest.
const bounds = { required: true, minLength: 4, maxLength: 40 } as const;

/** A number as pages show it: Arabic digits, a sign before it, and the marks of direction that are copied with it. */
const readNumber = (typed: string): string => latinDigits(typed).replace(/[^0-9a-z-]/gi, '');

interface AskedFieldProps extends ComponentProps<typeof TextField> {
  readonly wrong: string;
  /** What is kept of what was typed. */
  readonly read?: (typed: string) => string;
}

/** The field shows the message that the browser would show in a bubble of its own. */
function AskedField({ wrong, read, ...rest }: AskedFieldProps) {
  const [isWrong, setWrong] = useState(false);
  const say = (event: SyntheticEvent<HTMLInputElement>): void => {
    const { currentTarget: field } = event;
    event.preventDefault();
    setWrong(true);
    if (field.form?.querySelector('input:invalid') === field) field.focus();
  };
  return (
    <TextField
      {...bounds}
      {...rest}
      error={isWrong ? wrong : undefined}
      onInvalid={say}
      onChange={({ target }) => {
        const kept = read?.(target.value) ?? target.value;
        // Writing the same text would move the caret to its end.
        if (kept !== target.value) target.value = kept;
        setWrong(isWrong && !target.validity.valid);
      }}
    />
  );
}

/**
 * Asks for what is needed to track without an account: a number and the phone used for it. A plain form works before
 * any script is loaded.
 */
export function TrackForm({ action, numberName, number, phone, problem, words }: TrackFormProps) {
  return (
    <Card padded className={styles['card']}>
      <h1 className={styles['title']}>{words.title}</h1>
      {problem ? (
        <Notice tone="bad" icon="warning" title={problem.title} text={problem.text} />
      ) : (
        <p className={styles['text']}>{words.text}</p>
      )}
      <QueryForm action={action} className={styles['form']} onSame={problem?.retry}>
        <AskedField
          label={words.number}
          wrong={words.numberWrong}
          name={numberName}
          defaultValue={number}
          pattern="[0-9a-zA-Z\-]+"
          read={readNumber}
          autoComplete="off"
          icon="receipt"
          dir="ltr"
        />
        <AskedField
          label={words.phone}
          wrong={words.phoneWrong}
          name="phone"
          type="tel"
          defaultValue={phone}
          autoComplete="tel"
          icon="phone"
        />
        <Button type="submit" size="large" wide>
          {words.track}
        </Button>
      </QueryForm>
    </Card>
  );
}
