import { HIGHEST_GIVEN } from '@promenade/domain/money';
import { type AmountProblem, amountProblem, readAmount } from '../../../lib/form/read-amount.ts';
import type { Draft } from '../draft.ts';

const isNone = (typed: string): boolean => typed.trim() === '';

/** What is wrong with a custom tip; an empty field is no tip. */
export const ownTipProblem = (typed: string | null, decimals: number): AmountProblem | null =>
  typed === null || isNone(typed) ? null : amountProblem(typed, decimals, HIGHEST_GIVEN);

/** A custom tip as it was typed, and its amount: undefined if it is not accepted. */
export function typedTip(typed: string, decimals: number): Pick<Draft, 'tip' | 'ownTip'> {
  const isTaken = !isNone(typed) && ownTipProblem(typed, decimals) === null;
  return { ownTip: typed, tip: isTaken ? (readAmount(typed, decimals) ?? 0) : 0 };
}
