import { type Decision, refused } from '../decision/index.ts';

/** A quantity that a shopper asks for. */
export type VehicleQuantity = {
  /** What the line has; 0 for a new one. */
  readonly present: number;
  /** What it is to have: whole, at least 1 (the contract refuses others). */
  readonly asked: number;
  /** What other lines of the same vehicle have. */
  readonly elsewhere: number;
  /** Units that are free for the trip. */
  readonly freeUnits: number;
};

/** Why a line cannot have so many. */
export type VehicleQuantityRefusal =
  /** 'This vehicle is not available in this pick time' */
  | { readonly code: 'vehicle_not_available' }
  /** "You can't add more than {count} quantities of this vehicle." */
  | { readonly code: 'vehicle_quantity'; readonly count: number };

/** RENT-07: no more than what is free, over all lines of the vehicle. Fewer than before is always allowed. */
export function decideVehicleQuantity({
  present,
  asked,
  elsewhere,
  freeUnits,
}: VehicleQuantity): Decision<{ quantity: number }, VehicleQuantityRefusal> {
  if (asked <= present || asked + elsewhere <= freeUnits) return { ok: true, quantity: asked };
  if (freeUnits < 1) return refused({ code: 'vehicle_not_available' });
  return refused({ code: 'vehicle_quantity', count: freeUnits });
}
