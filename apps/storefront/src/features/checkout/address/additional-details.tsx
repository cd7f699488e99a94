import { type ComponentType, useState } from 'react';
import type { DetailFieldsProps } from '../../../lib/address/address-forms.ts';
import { useSaveAddress } from '../../../lib/address/saved-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/choice/choice.tsx';
import type { ChangeDraft } from '../use-draft.ts';
import styles from './address.module.css';
import { type WorkingAddress, workingFields } from './working-address.ts';

interface AdditionalDetailsProps {
  readonly working: WorkingAddress;
  readonly change: ChangeDraft;
  readonly DetailFields: ComponentType<DetailFieldsProps>;
}

// What the checkbox refers to: as soon as any of it changes, there is something to save again.
const versionOf = ({ address, lat, lng, road, house, floor }: WorkingAddress): string =>
  JSON.stringify([address, lat, lng, road, house, floor]);

/** LOC-09: copied into the working address on every change; ticking the box saves the address. */
export function AdditionalDetails({ working, change, DetailFields }: AdditionalDetailsProps) {
  const { t } = useTranslation();
  const { road, house, floor, lat, lng } = working;
  const save = useSaveAddress(`checkout-details ${lat} ${lng}`, true);
  const [ticked, setTicked] = useState<string | null>(null);
  const onTick = (wanted: boolean): void => {
    if (save.isPending) return;
    setTicked(wanted ? versionOf(working) : null);
    if (!wanted) return;
    save.mutate(
      { id: working.id, fields: workingFields(working) },
      {
        onSuccess: ({ address }) => change({ addressId: address.id }),
        onError: () => setTicked(null),
      },
    );
  };
  return (
    <div className={styles['additional']}>
      <DetailFields details={{ road, house, floor }} onChange={(details) => change({ details })} />
      <Checkbox
        label={t('address.save')}
        checked={ticked === versionOf(working)}
        aria-busy={save.isPending}
        onChange={({ target }) => onTick(target.checked)}
      />
    </div>
  );
}
