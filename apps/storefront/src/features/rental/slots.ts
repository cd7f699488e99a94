import { type ComponentType, createContext, use } from 'react';
import type { PlacePickerProps } from '../../lib/address/address-forms.ts';

interface HeartSlotProps {
  readonly favourite: { readonly vehicle_id: string } | { readonly provider_id: string };
  /** What it would be a favourite of. */
  readonly name: string;
}

/** What other features draw within rental's screens. The application provides it. */
export interface RentalSlots {
  /** Makes a vehicle or provider a favourite. */
  readonly Heart: ComponentType<HeartSlotProps>;
  /** A place by search, device or map. */
  readonly PlacePicker: ComponentType<PlacePickerProps>;
}

export const RentalSlotsContext = createContext<RentalSlots | null>(null);

export function useRentalSlots(): RentalSlots {
  const slots = use(RentalSlotsContext);
  if (!slots) throw new Error('useRentalSlots outside of RentalSlotsContext');
  return slots;
}
