import type { Bounds, Position } from '../map-feature.ts';
import type { OnRejected } from '../rejected-row.ts';

/** Tells of a rejected object, unless nothing known of it lies within the box that is wanted. */
export type RejectNear = (object: string, reason: string, knownPlaces: () => readonly Position[]) => void;

/** A city cut out of a country leaves the country's broken objects alone; without a box every one is told. */
export function rejectNear(box: Bounds | undefined, onRejected: OnRejected | undefined): RejectNear {
  return (object, reason, knownPlaces) => {
    if (!onRejected || (box && !knownPlaces().some((position) => isIn(box, position)))) return;
    onRejected({ object, reason });
  };
}

function isIn([west, south, east, north]: Bounds, [lng, lat]: Position): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
