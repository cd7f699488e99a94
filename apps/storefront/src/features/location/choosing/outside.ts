import { Refusal } from '@promenade/contract/client';
import type { Point } from '../../../lib/session/visit.ts';

/** A place outside all zones, and the nearest zone. */
export interface Outside {
  /** Null if the position of the place is unknown. */
  readonly point: Point | null;
  /** As measured by the server: to the zone's border. */
  readonly nearest: { readonly id: string; readonly distanceMetres: number } | null;
}

/** Reads the nearest zone from a refusal `no_zone`; one that names none is still a refusal. */
export function outsideOf(error: Refusal, point: Point): Outside {
  const { nearest } = error.body as { nearest?: Record<string, unknown> | null };
  const id = nearest?.['id'] ?? nearest?.['zone_id'];
  const distanceMetres = nearest?.['distance_metres'];
  const told = typeof id === 'string' && typeof distanceMetres === 'number';
  return { point, nearest: told ? { id, distanceMetres } : null };
}

/** Whether a call was refused because the point is in no zone. */
export const isOutside = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'no_zone';
