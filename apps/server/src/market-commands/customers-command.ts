import { legible } from '@promenade/domain/words';
import {
  blockCustomer,
  findCustomers,
  type KnownCustomer,
  listBlocked,
  readSought,
} from '../modules/accounts/index.ts';
import { getMarket, type MarketSettings } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { type GivenOptions, readOptions, seeHelp } from './options.ts';
import { saidText } from './order-text.ts';
import { wallText } from './wall-text.ts';

/** So many are listed. */
const MOST_LISTED = 100;
const MOST_OF_WHY = 500;

type Change = { readonly why: string | undefined } | null | undefined;

/** How a customer is to be blocked; null: no more; undefined: nothing is to change. */
function readChange(given: GivenOptions): Change {
  const [blocks, unblocks, why] = [given.on('block'), given.on('unblock'), given.text('why')];
  if (why !== undefined && !blocks) throw new CommandProblem(`--why goes with --block. ${seeHelp}`);
  if ((why?.length ?? 0) > MOST_OF_WHY)
    throw new CommandProblem(`Say why in ${MOST_OF_WHY} characters at most: these are ${why?.length}.`);
  if ((blocks || unblocks) && (given.words.length === 0 || blocks === unblocks))
    throw new CommandProblem(`Say customers CUSTOMER --block, or customers CUSTOMER --unblock. ${seeHelp}`);
  if (unblocks) return null;
  return blocks ? { why: why === undefined ? undefined : legible(why) } : undefined;
}

/** Those of that id, mail address or phone number, which may be as it is dialled at home. */
async function listMeant(ctx: Ctx, key: string): Promise<KnownCustomer[]> {
  const sought = readSought(key);
  if (!sought) throw new CommandProblem(`'${key}' is no customer's id, mail address or phone number.`);
  const meant = await findCustomers(ctx, sought, MOST_LISTED);
  if (meant.length === 0) throw new CommandProblem(`There is no customer '${key}'.`);
  return meant;
}

function lineOf(customer: KnownCustomer, settings: MarketSettings): string {
  const { id, created_at: at, email, phone, first_name: first, last_name: last } = customer;
  const when = (instant: Date) => wallText(instant.toISOString(), settings);
  const { blocked_at: blockedAt, blocked_why: why } = customer;
  const blocked = blockedAt ? `  blocked since ${saidText([when(blockedAt), why])}\n` : '';
  return `${id} since ${saidText([when(at), email, phone, `${first} ${last}`])}\n${blocked}`;
}

/** customers, customers CUSTOMER, customers CUSTOMER --block [--why WHY] | --unblock: who is kept out. */
export const keepCustomers: MarketCommand = async ({ args, output, withMarket }) => {
  const given = readOptions(args, { block: 'switch', unblock: 'switch', why: 'text' }, ['CUSTOMER']);
  const change = readChange(given);
  const [key] = given.words;
  return withMarket(async ({ ctx }) => {
    const { settings } = await getMarket(ctx);
    const textOf = (customers: readonly KnownCustomer[]) =>
      customers.map((customer) => lineOf(customer, settings)).join('');
    if (key === undefined) {
      output.write(textOf(await listBlocked(ctx, MOST_LISTED)) || 'No customer is blocked.\n');
      return 0;
    }
    const meant = await listMeant(ctx, key);
    const [one, other] = meant;
    if (change !== undefined && one) {
      if (other)
        throw new CommandProblem(`'${key}' is the number of several: say which by id.\n${textOf(meant)}`);
      await blockCustomer(ctx, one.id, change);
    }
    output.write(textOf(change === undefined ? meant : await listMeant(ctx, one?.id ?? key)));
    return 0;
  });
};
