import type { Point } from '../../../lib/session/visit.ts';

/** Why a device's position is not available. */
export type PositionProblem = 'refused' | 'timedOut' | 'unavailable';

// The time for the shopper's decision is included: a question left open for 5 s is a timeout (LOC-03).
const decisionMs = 5000;

/** Asks for the device's position: low accuracy, decided within 5 s (LOC-03). */
export function readPosition(): Promise<Point | PositionProblem> {
  // Browsers offer it in secure contexts only.
  if (!('geolocation' in navigator)) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('timedOut'), decisionMs);
    const answer = (found: Point | PositionProblem): void => {
      clearTimeout(timer);
      resolve(found);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        answer(code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'timedOut' : 'unavailable'),
      { enableHighAccuracy: false, timeout: decisionMs, maximumAge: 60_000 },
    );
  });
}
