import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { LineList, LineRow } from '../../../../ui/line-list/line-list.tsx';

/** What a vehicle shows in a list of a few. */
export interface ListedVehicle {
  readonly id: string;
  readonly name: string;
  readonly thumbnail_full_url: string;
  readonly note?: string;
}

interface VehicleListProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: string;
  readonly vehicles: readonly ListedVehicle[];
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

const sidePixels = 128;

/** Vehicles that have to go before the trip goes on, and the one button that takes them out (RENT-18). */
export function RemoveAndContinue(props: VehicleListProps) {
  const { open, title, description, busy, onRemove, onCancel } = props;
  const { t } = useTranslation();
  // The list stays while the dialog goes.
  const [kept, setKept] = useState(props.vehicles);
  if (open && kept !== props.vehicles) setKept(props.vehicles);
  const footer = (
    <>
      <Button look="soft" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button look="danger" busy={busy} onClick={onRemove}>
        {t('trips.removeAndContinue')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      size="small"
      footer={footer}
    >
      <LineList label={title} bounded>
        {kept.map(({ id, name, thumbnail_full_url: src, note }) => (
          <LineRow
            key={id}
            picture={{ src, width: sidePixels, height: sidePixels }}
            heading={<bdi>{name}</bdi>}
            {...(note && { note })}
            amount={null}
          />
        ))}
      </LineList>
    </Dialog>
  );
}

type TripVehicleListProps = Omit<VehicleListProps, 'title' | 'description'>;

/** Vehicles of the cart that are not let the new way (RENT-05); they go once that is confirmed. */
export function TripVehicleList(props: TripVehicleListProps) {
  const { t } = useTranslation();
  return (
    <RemoveAndContinue {...props} title={t('trips.vehicleList')} description={t('trips.vehicleListText')} />
  );
}
