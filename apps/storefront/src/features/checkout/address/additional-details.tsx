import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/choice/choice.tsx';
import type { ChangeDraft } from '../use-draft.ts';
import type { WorkingAddress } from './address.ts';
import styles from './address.module.css';
import { DetailFields } from './forms/form-fields.tsx';
import { useSaveAddress } from './use-save-address.ts';

interface AdditionalDetailsProps {
  readonly working: WorkingAddress;
  readonly change: ChangeDraft;
}

/** LOC-09: copied into the working address on every change; ticking the box saves the address. */
export function AdditionalDetails({ working, change }: AdditionalDetailsProps) {
  const { t } = useTranslation();
  const save = useSaveAddress();
  const { road, house, floor } = working;
  const onTick = (): void => {
    const type = working.address_type === 'Selected Address' ? 'other' : working.address_type;
    const place = { text: working.address, lat: working.lat, lng: working.lng };
    const fields = { ...working, place, address_type: type, address_label: working.address_label ?? '' };
    const { id, address: _text, lat: _lat, lng: _lng, ...rest } = fields;
    save.mutate({ id, fields: rest }, { onSuccess: ({ address }) => change({ addressId: address.id }) });
  };
  return (
    <div className={styles['additional']}>
      <DetailFields details={{ road, house, floor }} onChange={(details) => change({ details })} />
      <Checkbox
        label={t('checkout.saveAddress')}
        checked={save.isPending || save.isSuccess}
        disabled={save.isPending}
        onChange={(event) => (event.target.checked ? onTick() : save.reset())}
      />
    </div>
  );
}
