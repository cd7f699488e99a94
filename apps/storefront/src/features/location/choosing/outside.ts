import { Refusal } from '@promenade/contract/client';
import type { Point } from '../../../lib/session/visit.ts';

/** A place that no zone holds: what is worth knowing about the way to the nearest one. */
export interface Outside {
  /** Null where nobody said where the place is. */
  readonly point: Point | null;
  /** As the server measured it: to the zone's border. */
  readonly nearest: { readonly id: string; readonly distanceMetres: number } | null;
}

/** Reads the nearest zone out of a refusal `no_zone`; one that names none is still a refusal. */
export function outsideOf(error: Refusal, point: Point): Outside {
  const { nearest } = error.body as { nearest?: Record<string, unknown> | null };
  const id = nearest?.['id'] ?? nearest?.['zone_id'];
  const distanceMetres = nearest?.['distance_metres'];
  const told = typeof id === 'string' && typeof distanceMetres === 'number';
  return { point, nearest: told ? { id, distanceMetres } : null };
}

/** Whether a call was refused because the point lies in no zone. */
export const isOutside = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'no_zone';
