import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import styles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { isNearEnd, leftOutOf } from './room.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The field that a note belongs to, found by position: ids of a server-rendered page differ from those of the
 * browser.
 */
const fieldBeside = (note: Element | null): Field | null =>
  note?.parentElement?.querySelector<Field>('[maxlength]') ?? null;

function leftOutBy({ data }: InputEvent, { value, selectionStart, selectionEnd }: Field, maximum: number) {
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return leftOutOf({ length: value.length, selected, inserted: data?.length ?? 0 }, maximum);
}

/** The text of the field, and what did not fit when something was last typed or pasted. */
function useRoomLeft(note: RefObject<Element | null>, maximum: number) {
  const [length, setLength] = useState(0);
  const [leftOut, setLeftOut] = useState(0);
  // Listens from the moment the field exists: a paste in the same task came before an effect.
  useLayoutEffect(() => {
    const field = fieldBeside(note.current);
    const count = () => setLength(field?.value.length ?? 0);
    // Before the insertion, as afterwards the previous text is unknown. If nothing fits, the field does not change.
    const measure = (event: Event) => field && setLeftOut(leftOutBy(event as InputEvent, field, maximum));
    field?.addEventListener('beforeinput', measure);
    field?.addEventListener('input', count);
    return () => {
      field?.removeEventListener('beforeinput', measure);
      field?.removeEventListener('input', count);
    };
  }, [note, maximum]);
  // A form may fill or empty its field itself.
  useEffect(() => setLength(fieldBeside(note.current)?.value.length ?? 0));
  return { length, leftOut: length < maximum ? 0 : leftOut };
}

/**
 * Shows how much fits into the field: a count near its end, and a sentence about what was cut. Only the sentence is
 * announced; otherwise each key press would be.
 */
export function RoomNote({ maximum }: { readonly maximum: number }) {
  const { t, language } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  const { length, leftOut } = useRoomLeft(note, maximum);
  const isNear = isNearEnd(length, maximum);
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`);
  const most = number.format(maximum);
  // For a single typed letter, the reason why it did not appear is enough.
  const words =
    leftOut > 1
      ? t('common.roomLeftOut', { count: leftOut })
      : (isNear || leftOut > 0) && t('common.roomMost', { count: most });
  return (
    <div ref={note} className={isNear || leftOut > 0 ? styles['hint'] : 'visually-hidden'}>
      <p
        role="status"
        className={leftOut > 0 ? classNames(styles['hint'], styles['error']) : 'visually-hidden'}
      >
        {leftOut > 0 && <Icon name="warning" size={16} />}
        {words}
      </p>
      {isNear && (
        <span aria-hidden="true" className={styles['count']}>
          {number.format(length)} / {most}
        </span>
      )}
    </div>
  );
}
