import { createHash } from 'node:crypto';

/** Reproducible chance: each question has a key, and the same seed and key give the same answer in any order. */
export type Dice = {
  /** From 0 up to, but not including, 1. */
  fraction: (key: string) => number;
  /** An integer from low to high, inclusive. */
  whole: (key: string, low: number, high: number) => number;
  chance: (key: string, probability: number) => boolean;
  /** @throws on an empty list */
  pick: <T>(key: string, list: readonly T[]) => T;
};

export function createDice(seed: string): Dice {
  const fraction = (key: string): number =>
    createHash('sha256').update(`${seed}/${key}`).digest().readUIntBE(0, 6) / 2 ** 48;
  return {
    fraction,
    whole: (key, low, high) => low + Math.floor(fraction(key) * (high - low + 1)),
    chance: (key, probability) => fraction(key) < probability,
    pick: (key, list) => {
      const chosen = list[Math.floor(fraction(key) * list.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
  };
}
