import { percentOf } from '../money/index.ts';

/** A rule for what the market gives: a bonus on a wallet deposit, or cashback on an order. */
export interface GiftRule {
  readonly id: string;
  readonly type: 'percent' | 'amount';
  /** Percent, or minor units. */
  readonly amount: number;
  /** Smallest amount it applies to, in minor units. */
  readonly minimumMinor: number;
  /** Cap on a percentage, in minor units; 0 is no cap. */
  readonly maximumMinor: number;
  readonly startsAtMs: number;
  /** End of the rule, excluded. */
  readonly endsAtMs: number;
}

/** Whether a rule applies at an instant: from its start until before its end. */
export function isRunning(rule: Pick<GiftRule, 'startsAtMs' | 'endsAtMs'>, nowMs: number): boolean {
  return rule.startsAtMs <= nowMs && nowMs < rule.endsAtMs;
}

/** What a rule gives on an amount, in minor units: nothing below its minimum; a percentage is capped. */
export function giftOf(rule: GiftRule, amountMinor: number): number {
  if (amountMinor < rule.minimumMinor) return 0;
  const gift = rule.type === 'percent' ? percentOf(amountMinor, rule.amount) : rule.amount;
  return rule.type === 'percent' && rule.maximumMinor > 0 ? Math.min(gift, rule.maximumMinor) : gift;
}

/** A rule with the amount it gives. */
export interface Gift<Rule extends GiftRule> {
  readonly rule: Rule;
  readonly giftMinor: number;
}

/** The current rule that gives most (api.md, rule 8); among equals the one that ends first, then the one with the lower id. */
export function bestGift<Rule extends GiftRule>(
  rules: readonly Rule[],
  amountMinor: number,
  nowMs: number,
): Gift<Rule> | undefined {
  const gifts = rules
    .filter((rule) => isRunning(rule, nowMs))
    .map((rule) => ({ rule, giftMinor: giftOf(rule, amountMinor) }))
    .filter(({ giftMinor }) => giftMinor > 0);
  return gifts.sort(byWorth)[0];
}

function byWorth(a: Gift<GiftRule>, b: Gift<GiftRule>): number {
  return b.giftMinor - a.giftMinor || a.rule.endsAtMs - b.rule.endsAtMs || (a.rule.id < b.rule.id ? -1 : 1);
}
