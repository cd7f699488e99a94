import { type Clock, isWithin } from '../clock.ts';

const SECOND_MS = 1000;

/** @returns a question that is answered with yes `most` times in a second, which begins at the first that is asked after the last */
export function throttlePerSecond(clock: Clock, most: number): () => boolean {
  let beganMs = Number.NEGATIVE_INFINITY;
  let left = 0;
  return () => {
    if (!isWithin(clock, beganMs, SECOND_MS)) {
      beganMs = clock.now();
      left = most;
    }
    if (left === 0) return false;
    left -= 1;
    return true;
  };
}
