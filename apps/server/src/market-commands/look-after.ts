import { legible } from '@promenade/domain/words';
import { isCustomer } from '../modules/accounts/index.ts';
import { getMarket, type MarketSettings } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { type GivenOptions, type OptionKinds, readOptions, seeHelp } from './options.ts';
import { phoneEndingOf } from './phone-ending.ts';

/** Something to be done with what somebody calls about. */
export type Change = (ctx: Ctx, id: string) => Promise<unknown>;

/** @throws CommandProblem where a reason was given that nobody would be told */
export function refuseReason(reason: string | undefined): void {
  if (reason !== undefined)
    throw new CommandProblem(`--reason goes with --to canceled or --refund. ${seeHelp}`);
}

// As over HTTP, and as a notification can carry.
const MOST_OF_REASON = 300;

/**
 * Why something was done, as whoever ordered or hired is told it.
 * @throws CommandProblem where nothing is said, or too much
 */
export function getReason(reason: string | undefined, who: 'ordered' | 'hired'): string {
  const said = legible(reason ?? '');
  if (said === '') throw new CommandProblem(`Say --reason WHY: whoever ${who} is told.`);
  if (said.length > MOST_OF_REASON)
    throw new CommandProblem(`Say why in ${MOST_OF_REASON} characters at most: these are ${said.length}.`);
  return said;
}

/** The shopper, if it is a customer: neither a guest nor somebody whose account is deleted. */
export async function customerOf(ctx: Ctx, shopperId: string | undefined): Promise<string | undefined> {
  return shopperId !== undefined && (await isCustomer(ctx, shopperId)) ? shopperId : undefined;
}

/** So many are listed, the newest. */
const MOST_LISTED = 100;

/** What a page of them is asked by. */
export interface Asked {
  readonly phoneEnding: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What people call about, such as orders. */
export interface Kept<Whole extends { readonly id: string }> {
  readonly command: string;
  /** One of them, such as 'order'. */
  readonly noun: string;
  /** The same with its article. */
  readonly one: string;
  readonly options: OptionKinds;
  /** What is to be done with it; undefined where it is only looked at. */
  readonly readChange: (given: GivenOptions) => Change | undefined;
  /** Those under way, or all of a phone's, whatever became of them, a line each. */
  readonly list: (
    ctx: Ctx,
    asked: Asked,
    settings: MarketSettings,
  ) => Promise<{ readonly lines: readonly string[]; readonly total: number }>;
  /** What is said where none is under way. */
  readonly noneText: string;
  readonly get: (ctx: Ctx, of: { readonly id: string }) => Promise<Whole>;
  readonly text: (whole: Whole, settings: MarketSettings) => string;
}

async function listText<Whole extends { readonly id: string }>(
  ctx: Ctx,
  kept: Kept<Whole>,
  phoneEnding: string | undefined,
): Promise<string> {
  const { settings } = await getMarket(ctx);
  const { lines, total } = await kept.list(ctx, { phoneEnding, limit: MOST_LISTED, offset: 1 }, settings);
  if (total === 0)
    return phoneEnding === undefined ? kept.noneText : `No ${kept.noun} has that phone number.\n`;
  const rest = total - lines.length;
  return lines.join('') + (rest > 0 ? `${rest} older ones are not listed.\n` : '');
}

/** COMMAND, COMMAND --phone NUMBER, COMMAND NUMBER with what is to be done with it. */
export function lookAfter<Whole extends { readonly id: string }>(kept: Kept<Whole>): MarketCommand {
  const { command, noun } = kept;
  return async ({ args, output, withMarket }) => {
    const given = readOptions(args, { ...kept.options, phone: 'text' }, ['NUMBER']);
    const [key] = given.words;
    const change = kept.readChange(given);
    if (change && key === undefined)
      throw new CommandProblem(`Say which ${noun}: ${command} NUMBER … ${seeHelp}`);
    const phoneEnding = phoneEndingOf(given.text('phone'));
    if (phoneEnding !== undefined && key !== undefined)
      throw new CommandProblem(`Say a number of ${kept.one} or of a phone, not both. ${seeHelp}`);
    return withMarket(async ({ ctx: ours }) => {
      const ctx: Ctx = { ...ours, actor: { kind: 'operator' } };
      if (key === undefined) {
        output.write(await listText(ctx, kept, phoneEnding));
        return 0;
      }
      const whole = await inTransaction(ctx, async (inner) => {
        const found = await kept.get(inner, { id: key });
        if (!change) return found;
        await change(inner, found.id);
        return kept.get(inner, { id: found.id });
      });
      output.write(kept.text(whole, (await getMarket(ctx)).settings));
      return 0;
    });
  };
}
