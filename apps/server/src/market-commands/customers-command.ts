import { resolve } from 'node:path';
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
import { deleteCustomerData, writeCustomerData } from './customer-data.ts';
import { type GivenOptions, readOptions, seeHelp } from './options.ts';
import { saidText } from './order-text.ts';
import { wallText } from './wall-text.ts';

/** So many are listed. */
const MOST_LISTED = 100;
const MOST_OF_WHY = 500;

/** What is to be done about a customer. */
type Deed =
  | { readonly kind: 'block'; readonly why: string | undefined }
  | { readonly kind: 'unblock' | 'delete' }
  | { readonly kind: 'export'; readonly file: string };

const ways = ['--block', '--unblock', '--export FILE', '--delete'];

function readWhy(given: GivenOptions): string | undefined {
  const why = given.text('why');
  if (why !== undefined && !given.on('block'))
    throw new CommandProblem(`--why goes with --block. ${seeHelp}`);
  if ((why?.length ?? 0) > MOST_OF_WHY)
    throw new CommandProblem(`Say why in ${MOST_OF_WHY} characters at most: these are ${why?.length}.`);
  return why === undefined ? undefined : legible(why);
}

/** What is to be done about the customer that is named; undefined: nothing. */
function readDeed(given: GivenOptions, folder: string): Deed | undefined {
  const why = readWhy(given);
  const file = given.text('export');
  const deeds: Deed[] = [
    ...(given.on('block') ? [{ kind: 'block', why } as const] : []),
    ...(given.on('unblock') ? [{ kind: 'unblock' } as const] : []),
    ...(given.on('delete') ? [{ kind: 'delete' } as const] : []),
    ...(file === undefined ? [] : [{ kind: 'export', file: resolve(folder, file) } as const]),
  ];
  if (deeds.length > 1 || (deeds.length === 1 && given.words.length === 0))
    throw new CommandProblem(`Say customers CUSTOMER with one of ${ways.join(', ')}. ${seeHelp}`);
  return deeds[0];
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

/** Does it, and answers what is said about it, where the customer is not shown instead. */
async function doDeed(ctx: Ctx, id: string, deed: Deed): Promise<string | undefined> {
  if (deed.kind === 'export') return writeCustomerData(ctx, id, deed.file);
  if (deed.kind === 'delete') return deleteCustomerData(ctx, id);
  await blockCustomer(ctx, id, deed.kind === 'block' ? { why: deed.why } : null);
  return undefined;
}

const options = {
  block: 'switch',
  unblock: 'switch',
  delete: 'switch',
  why: 'text',
  export: 'text',
} as const;

/** customers, customers CUSTOMER [--block [--why WHY] | --unblock | --export FILE | --delete]. */
export const keepCustomers: MarketCommand = async ({ args, folder, output, withMarket }) => {
  const given = readOptions(args, options, ['CUSTOMER']);
  const deed = readDeed(given, folder);
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
    if (!deed || !one) output.write(textOf(meant));
    else if (other)
      throw new CommandProblem(`'${key}' is the number of several: say which by id.\n${textOf(meant)}`);
    else output.write((await doDeed(ctx, one.id, deed)) ?? textOf(await listMeant(ctx, one.id)));
    return 0;
  });
};
