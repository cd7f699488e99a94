import { type ComponentType, createContext, use } from 'react';
import type { PlacePickerProps } from '../../lib/address/address-forms.ts';

interface HeartSlotProps {
  readonly favourite: { readonly vehicle_id: string } | { readonly provider_id: string };
  /** The subject of a favourite button. */
  readonly name: string;
}

/** Parts of other features within rental's screens. Provided by the application. */
export interface RentalSlots {
  /** The favourite button of a vehicle or provider. */
  readonly Heart: ComponentType<HeartSlotProps>;
  /** Chooses a place by search, device position or map. */
  readonly PlacePicker: ComponentType<PlacePickerProps>;
}

export const RentalSlotsContext = createContext<RentalSlots | null>(null);

export function useRentalSlots(): RentalSlots {
  const slots = use(RentalSlotsContext);
  if (!slots) throw new Error('useRentalSlots outside of RentalSlotsContext');
  return slots;
}
