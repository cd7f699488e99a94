/** Parts of the market's import: loaded on demand, not at every start. */
import type { writeRental as WriteRental } from './loading/write-rental.ts';

export const writeRental: typeof WriteRental = async (...input) =>
  (await import('./loading/write-rental.ts')).writeRental(...input);
