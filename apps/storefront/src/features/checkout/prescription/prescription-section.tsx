import { type ChangeEvent, useRef } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ChosenCount } from '../../../ui/pictures-field/chosen-count.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Part } from '../../../ui/part/part.tsx';
import styles from './prescription.module.css';
import { mostPrescriptions, type SentPicture } from './sent-picture.ts';
import { usePrescriptions } from './use-prescriptions.ts';

interface PrescriptionProps {
  readonly pictures: readonly SentPicture[];
  readonly onChange: (pictures: readonly SentPicture[]) => void;
  /** The names of items that need a prescription; empty if it is all that is ordered. */
  readonly items: readonly string[];
  /** The order was refused for lack of one (CHK-03). */
  readonly missing: boolean;
}

interface SentProps {
  readonly picture: SentPicture;
  readonly number: number;
  readonly onRemove: () => void;
}

function Sent({ picture, number, onRemove }: SentProps) {
  const { t } = useTranslation();
  return (
    <li className={styles['picture']}>
      <Picture
        src={picture.address}
        alt={t('checkout.prescriptionNumber', { number })}
        width={96}
        height={96}
        fit="cover"
      />
      <IconButton
        icon="close"
        look="soft"
        className={styles['remove']}
        label={t('checkout.removePrescription', { number })}
        onClick={onRemove}
      />
    </li>
  );
}

function AddButton({ busy, onFiles }: { readonly busy: boolean; readonly onFiles: (files: File[]) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    onFiles(files);
  };
  return (
    <li>
      <button
        type="button"
        className={styles['add']}
        aria-disabled={busy || undefined}
        onClick={() => !busy && input.current?.click()}
      >
        {busy ? <Spinner /> : <Icon name="plus" />}
        {t('checkout.addPrescription')}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('checkout.prescriptionFile')}
        onChange={choose}
      />
    </li>
  );
}

/** CHK-03: up to three pictures of a prescription, sent at once and kept privately until the order takes them. */
export function PrescriptionSection({ pictures, onChange, items, missing }: PrescriptionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const { busy, problem, send, remove } = usePrescriptions(pictures, onChange);
  const wanted = missing && pictures.length === 0 ? t('checkout.prescriptionMissing') : null;
  const why =
    items.length > 0
      ? t('checkout.prescriptionFor', { items: format.list(items) })
      : t('checkout.prescriptionAlone');
  return (
    <Part id="checkout-prescription" title={t('checkout.prescription')}>
      <p className={styles['quiet']}>{why}</p>
      <ul {...keptFocus} className={styles['row']} aria-busy={busy || undefined}>
        {pictures.map((picture, at) => (
          <Sent key={picture.id} picture={picture} number={at + 1} onRemove={() => remove(picture)} />
        ))}
        {pictures.length < mostPrescriptions && <AddButton busy={busy} onFiles={send} />}
      </ul>
      <ChosenCount count={pictures.length} />
      {(problem ?? wanted) && <FieldError>{problem ?? wanted}</FieldError>}
      <p className={styles['quiet']}>{t('checkout.prescriptionPrivate')}</p>
    </Part>
  );
}
