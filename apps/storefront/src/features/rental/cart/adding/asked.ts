import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import { type TripDialog, tripDialogOf } from '@promenade/domain/rental';

/** A vehicle that conflicts with a trip. */
export type ConflictingVehicle = Pick<Reply<'vehicles.details'>, 'id' | 'name' | 'thumbnail_full_url'>;

/** What the shopper is asked before the cart changes (RENT-05, RENT-18). */
export interface TripQuestion {
  readonly dialog: TripDialog;
  /** Its heading, if the dialog's own title does not fit. */
  readonly title?: string;
  /** The sentence below the dialog's title. */
  readonly text: string;
  /** What would have to go. */
  readonly vehicles: readonly ConflictingVehicle[];
}

/** The vehicles that a refused change names; empty if it names none. */
function conflictingOf(refusal: Refusal): readonly ConflictingVehicle[] {
  const { vehicles } = refusal.body;
  return Array.isArray(vehicles) ? (vehicles as ConflictingVehicle[]) : [];
}

/** The question that a refusal raises; undefined for a plain refusal (SYS-06). */
export function questionOf(error: unknown): TripQuestion | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const vehicles = conflictingOf(error);
  const dialog = tripDialogOf(error.code, vehicles.length);
  return dialog && { dialog, text: error.message, vehicles };
}

// The request is not a complete trip yet: the trip's form is more helpful than a sentence.
const unfinished = new Set(['trip_missing', 'duration_required', 'destination_required']);

/** Whether a refusal is fixed in the form of the trip. */
export const wantsTrip = (error: unknown): boolean => error instanceof Refusal && unfinished.has(error.code);
