import { listAllStores, setStoreActive, type StoreAtWork } from '../modules/catalog/index.ts';
import type { Ctx } from '../platform/context.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions, seeHelp } from './options.ts';

const words: Readonly<Record<StoreAtWork['state'], string>> = {
  open: 'open',
  closed: 'closed by its hours',
  stopped: 'takes no orders',
  unserved: 'not served: its zone or module is closed',
};

const lineOf = ({ id, slug, moduleType, name, state }: StoreAtWork): string =>
  `${id} ${slug} ${moduleType} ${words[state]}, ${name}\n`;

/** Those that are meant: all, or the one of that id or name in links. */
async function listMeant(ctx: Ctx, key: string | undefined): Promise<StoreAtWork[]> {
  const meant = await listAllStores(ctx, { key });
  if (key !== undefined && meant.length === 0)
    throw new CommandProblem(`There is no store '${key}'. npm run market -- stores lists them.`);
  return meant;
}

/** stores, stores STORE, stores STORE --close | --open: who sells and rents out here, and takes orders now. */
export const keepStores: MarketCommand = async ({ args, output, withMarket }) => {
  const given = readOptions(args, { close: 'switch', open: 'switch' }, ['STORE']);
  const [key] = given.words;
  const [closes, opens] = [given.on('close'), given.on('open')];
  const isChange = closes || opens;
  if (isChange && (key === undefined || closes === opens))
    throw new CommandProblem(`Say stores STORE --close, or stores STORE --open. ${seeHelp}`);
  return withMarket(async ({ ctx }) => {
    for (const { id } of isChange ? await listMeant(ctx, key) : [])
      await inTransaction(ctx, (inner) => setStoreActive(inner, id, opens));
    const stores = await listMeant(ctx, key);
    output.write(stores.map(lineOf).join('') || 'There are no stores yet: they come with an import.\n');
    return 0;
  });
};
