/** What a market's import does: its code is loaded when it is asked for, not at every start. */
import type { writeRental as WriteRental } from './loading/write-rental.ts';

export const writeRental: typeof WriteRental = async (...input) =>
  (await import('./loading/write-rental.ts')).writeRental(...input);
