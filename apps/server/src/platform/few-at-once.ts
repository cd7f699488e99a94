import { refuseFor } from './errors.ts';

/** Does something, unless as many are at it already. */
export type FewAtOnce = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many do something at once; whoever comes beside them is told to come again after `againMs`. */
export function fewAtOnce(most: number, againMs: number): FewAtOnce {
  let atIt = 0;
  return async (work) => {
    if (atIt >= most) return refuseFor('not_ready', againMs);
    atIt += 1;
    try {
      return await work();
    } finally {
      atIt -= 1;
    }
  };
}
