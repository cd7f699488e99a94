import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { TextField } from '../field/field.tsx';
import { QueryForm } from '../form/query-form.tsx';
import styles from './track-form.module.css';

interface TrackFormProps {
  /** The page that answers; it gets the number under `numberName`, and `phone`. */
  readonly action: string;
  readonly numberName: string;
  readonly number: string;
  readonly phone: string;
  readonly words: Readonly<
    Record<'title' | 'text' | 'number' | 'numberWrong' | 'phone' | 'phoneWrong' | 'track', string>
  >;
}

// More than either has; the server says of the rest whether there is one.
const bounds = { required: true, minLength: 4, maxLength: 40 } as const;

/** A field that says itself what the browser would say of it in a bubble of its own. */
function AskedField({ wrong, ...rest }: ComponentProps<typeof TextField> & { readonly wrong: string }) {
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
      onChange={({ target }) => setWrong(isWrong && !target.validity.valid)}
    />
  );
}

/** Asks for what tracks without an account: a number and the phone it was made with. A plain form works before any script has come. */
export function TrackForm({ action, numberName, number, phone, words }: TrackFormProps) {
  return (
    <Card padded className={styles['card']}>
      <h1 className={styles['title']}>{words.title}</h1>
      <p className={styles['text']}>{words.text}</p>
      <QueryForm action={action} className={styles['form']}>
        <AskedField
          label={words.number}
          wrong={words.numberWrong}
          name={numberName}
          defaultValue={number}
          pattern="[0-9a-zA-Z\-]+"
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
