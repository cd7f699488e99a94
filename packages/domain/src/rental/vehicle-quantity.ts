import { type Decision, refused } from '../decision/index.ts';

/** A requested quantity of a vehicle. */
export type VehicleQuantity = {
  /** Current quantity of the line; 0 for a new one. */
  readonly present: number;
  /** New quantity: whole, at least 1 (the contract refuses others). */
  readonly asked: number;
  /** Total quantity of the vehicle's other lines. */
  readonly elsewhere: number;
  /** Free units for the trip. */
  readonly freeUnits: number;
};

/** Why a quantity is not possible. */
export type VehicleQuantityRefusal =
  /** 'This vehicle is not available in this pick time' */
  | { readonly code: 'vehicle_not_available' }
  /** "You can't add more than {count} quantities of this vehicle." */
  | { readonly code: 'vehicle_quantity'; readonly count: number };

/** RENT-07: decides a quantity: at most the free units over all lines of the vehicle. Reducing it is always allowed. */
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
