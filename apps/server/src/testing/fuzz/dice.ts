import { seededRandom } from '../../platform/faults/seeded.ts';

/** Random choices, reproducible from the seed. */
export interface Dice {
  readonly chance: (share: number) => boolean;
  /** From `least` to `most`, inclusive. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** Dice for a seed. */
export function diceOf(seed: number): Dice {
  const random = seededRandom(seed);
  const whole: Dice['whole'] = (least, most) => least + Math.floor(random() * (most - least + 1));
  return {
    chance: (share) => random() < share,
    whole,
    pick: (list) => list[whole(0, list.length - 1)] as never,
  };
}
