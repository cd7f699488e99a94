import type { Bounds, Position } from '../map-feature.ts';
import type { OnRejected } from '../rejected-row.ts';

/** Reports a rejected object, unless all its known positions are outside the wanted box. */
export type RejectNear = (object: string, reason: string, knownPlaces: () => readonly Position[]) => void;

/** For a city cut out of a country, the country's other broken objects are not reported; without a box all are. */
export function rejectNear(box: Bounds | undefined, onRejected: OnRejected | undefined): RejectNear {
  return (object, reason, knownPlaces) => {
    if (!onRejected || (box && !knownPlaces().some((position) => isIn(box, position)))) return;
    onRejected({ object, reason });
  };
}

function isIn([west, south, east, north]: Bounds, [lng, lat]: Position): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
