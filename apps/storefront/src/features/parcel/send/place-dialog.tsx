import { separator } from '../../../lib/format/separator.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { PlacePickerProps } from '../../../lib/address/address-forms.ts';
import { addressesQuery } from '../../../lib/address/saved-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import type { DraftEnd } from './draft.ts';
import three from '../../../ui/field/three-fields.module.css';
import styles from './send.module.css';

interface PlaceDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly end: DraftEnd;
  readonly PlacePicker: ComponentType<PlacePickerProps>;
  readonly onClose: () => void;
  readonly onSave: (end: DraftEnd) => void;
}

type SavedProps = { readonly chosen: DraftEnd; readonly onPick: (end: DraftEnd) => void };

/** A customer's own addresses, one tap each. */
function Saved({ chosen, onPick }: SavedProps) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...addressesQuery, enabled: signedIn });
  const saved = data?.addresses ?? [];
  if (saved.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box.
    <div role="group" aria-label={t('address.savedTitle')} className={styles['chips']}>
      {saved.map(({ id, address, latitude: lat, longitude: lng, road, house, floor, ...one }) => (
        <Chip
          key={id}
          chosen={chosen.place?.lat === lat && chosen.place.lng === lng}
          onClick={() =>
            onPick({
              ...chosen,
              name: chosen.name || one.contact_person_name,
              phone: chosen.phone || one.contact_person_number,
              place: { text: address, lat, lng },
              road,
              house,
              floor,
            })
          }
        >
          {one.address_label || t(`address.type_${one.address_type}`)}
          {separator}
          {address}
        </Chip>
      ))}
    </div>
  );
}

function PlaceForm({ end, PlacePicker, onSave }: Pick<PlaceDialogProps, 'end' | 'PlacePicker' | 'onSave'>) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(end);
  const ready = (chosen.place?.text ?? '') !== '';
  return (
    <div className={styles['dialog']}>
      <Saved chosen={chosen} onPick={setChosen} />
      <PlacePicker value={chosen.place} onChange={(place) => setChosen((before) => ({ ...before, place }))} />
      <div className={three['fields']}>
        {(['road', 'house', 'floor'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`address.${field}`)}
            value={chosen[field]}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setChosen((before) => ({ ...before, [field]: target.value }))}
          />
        ))}
      </div>
      <Button size="large" wide disabled={!ready} onClick={() => onSave(chosen)}>
        {t('parcel.takePlace')}
      </Button>
    </div>
  );
}

/** Chooses an address: a saved one, by a search, or on the map. */
export function PlaceDialog({ open, title, end, PlacePicker, onClose, onSave }: PlaceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <PlaceForm end={end} PlacePicker={PlacePicker} onSave={onSave} />}
    </Dialog>
  );
}
