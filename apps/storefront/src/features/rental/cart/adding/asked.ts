import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';

type Vehicle = Reply<'vehicles.details'>;

/** A vehicle that is not let the way a trip is to be. */
export type ConflictingVehicle = Pick<Vehicle, 'id' | 'name' | 'thumbnail_full_url'>;

/** What the shopper is asked before a vehicle is added (RENT-05). */
export type AddQuestion =
  /** `text` is the server's sentence, which names the provider or the hours. */
  | { readonly kind: 'other_provider' | 'trip_type' | 'duration'; readonly text: string }
  | { readonly kind: 'conflict'; readonly vehicles: readonly ConflictingVehicle[] };

/** The vehicles that a refused change names; none where it names none. */
export function conflictingOf(error: unknown): readonly ConflictingVehicle[] {
  if (!(error instanceof Refusal)) return [];
  const { vehicles } = error.body;
  return Array.isArray(vehicles) ? (vehicles as ConflictingVehicle[]) : [];
}

const kinds = {
  other_provider: 'other_provider',
  trip_type_differs: 'trip_type',
  trip_duration_differs: 'duration',
} as const;

/** The question that a refusal is; undefined where it is a plain no (SYS-06). */
export function questionOf(error: unknown): AddQuestion | undefined {
  const vehicles = conflictingOf(error);
  if (vehicles.length > 0) return { kind: 'conflict', vehicles };
  if (!(error instanceof Refusal) || !(error.code in kinds)) return undefined;
  return { kind: kinds[error.code as keyof typeof kinds], text: error.message };
}

// What is asked for is not a trip yet: the form of the trip says more than a sentence.
const unfinished = new Set(['trip_missing', 'duration_required', 'destination_required']);

/** Whether a refusal is mended in the form of the trip. */
export const wantsTrip = (error: unknown): boolean => error instanceof Refusal && unfinished.has(error.code);
