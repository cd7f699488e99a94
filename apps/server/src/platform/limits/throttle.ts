import { type Clock, isWithin } from '../clock.ts';

const SECOND_MS = 1000;

/**
 * @returns a function that answers yes at most `most` times per second; a second begins with the first call after the
 * previous one
 */
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
