import { refuseFor } from '../errors.ts';

const tryAgainMs = 30_000;

/** Counts the open streams of one kind per caller on this server; refuses more than a maximum. */
export function openStreams(most: number): { readonly take: (caller: string) => () => void } {
  const open = new Map<string, number>();
  const giveBack = (caller: string): void => {
    const left = (open.get(caller) ?? 1) - 1;
    if (left > 0) open.set(caller, left);
    else open.delete(caller);
  };
  return {
    take: (caller) => {
      const count = open.get(caller) ?? 0;
      if (count >= most) refuseFor('too_often', tryAgainMs);
      open.set(caller, count + 1);
      return () => giveBack(caller);
    },
  };
}
