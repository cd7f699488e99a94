import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { LineList, LineRow } from '../../../../ui/line-list/line-list.tsx';
import type { TripQuestion } from '../adding/asked.ts';

/** What a vehicle shows in a short list. */
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

/** Vehicles that must be removed before the trip can go on, and the one button that removes them (RENT-18). */
export function RemoveAndContinue(props: VehicleListProps) {
  const { open, busy, onRemove, onCancel } = props;
  const { t } = useTranslation();
  // The texts stay while the dialog closes.
  const [kept, setKept] = useState(props);
  if (open && kept.vehicles !== props.vehicles) setKept(props);
  const { title, description, vehicles } = open ? props : kept;
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
        {vehicles.map(({ id, name, thumbnail_full_url: src, note }) => (
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

interface TripVehicleListProps {
  /** Open if it is a question about vehicles that would have to be removed. */
  readonly question: TripQuestion | null;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/**
 * Vehicles of the cart that are not offered in the new way, or are not free at the new time; removed after
 * confirmation (RENT-05).
 */
export function TripVehicleList({ question, busy, onRemove, onCancel }: TripVehicleListProps) {
  const { t } = useTranslation();
  const byType = question?.dialog === 'trip_vehicle_list';
  const open = byType || question?.dialog === 'remove_and_continue';
  return (
    <RemoveAndContinue
      open={open}
      title={byType ? t('trips.vehicleList') : t('trips.lackingTitle')}
      description={byType ? t('trips.vehicleListText') : t('trips.lackingText')}
      vehicles={question?.vehicles ?? []}
      busy={busy}
      onRemove={onRemove}
      onCancel={onCancel}
    />
  );
}
