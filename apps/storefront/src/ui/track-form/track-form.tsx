import { Form } from 'react-router';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { TextField } from '../field/field.tsx';
import styles from './track-form.module.css';

interface TrackFormProps {
  /** The page that answers; it gets the number under `numberName`, and `phone`. */
  readonly action: string;
  readonly numberName: string;
  readonly number: string;
  readonly phone: string;
  readonly words: Readonly<Record<'title' | 'text' | 'number' | 'phone' | 'track', string>>;
}

// More than either has; the server says of the rest whether there is one.
const bounds = { required: true, minLength: 4, maxLength: 40 } as const;

/** Asks for what tracks without an account: a number and the phone it was made with. A plain form works before any script has come. */
export function TrackForm({ action, numberName, number, phone, words }: TrackFormProps) {
  return (
    <Card padded className={styles['card']}>
      <h1 className={styles['title']}>{words.title}</h1>
      <p className={styles['text']}>{words.text}</p>
      <Form method="get" action={action} className={styles['form']}>
        <TextField
          {...bounds}
          label={words.number}
          name={numberName}
          defaultValue={number}
          pattern="[0-9a-zA-Z\-]+"
          autoComplete="off"
          icon="receipt"
          dir="ltr"
        />
        <TextField
          {...bounds}
          label={words.phone}
          name="phone"
          type="tel"
          defaultValue={phone}
          autoComplete="tel"
          icon="phone"
          dir="ltr"
        />
        <Button type="submit" size="large" wide>
          {words.track}
        </Button>
      </Form>
    </Card>
  );
}
