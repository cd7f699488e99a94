import type { LeftOut } from '@promenade/market/own';
import {
  importOwnMarket,
  type ImportReport,
  type ImportWish,
  tryOwnMarket,
} from '../modules/market/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Ctx } from '../platform/context.ts';
import { showProgress } from '../show-progress.ts';
import { type CommandCall, CommandProblem, type MarketCommand } from './command.ts';
import { importOptions, readRequest } from './import-options.ts';
import { withFirstToken } from './operator-token.ts';
import { readOptions } from './options.ts';
import { untilFinished } from './unfinished.ts';
import { unreadableSentence } from './unreadable.ts';

/** import FILE: opens a market in a city of one's own, or brings it up to date. */
export const importCity: MarketCommand = async (call) => {
  const given = readOptions(call.args, importOptions, ['file']);
  const request = await readRequest(given, call.folder);
  const { checkRequest } = await import('@promenade/market/own');
  return inPlainWords(request.file, async () => {
    await checkRequest(request);
    const wish = { request, replace: given.on('replace') };
    return given.on('dry-run') ? tryIt(call, wish) : doIt(call, wish);
  });
};

async function tryIt({ output, hasMarket, withMarket }: CommandCall, wish: ImportWish): Promise<number> {
  const now = new Date(systemClock.now()).toISOString();
  const beside = (ctx?: Ctx) =>
    tryOwnMarket(wish, { now, ...(ctx && { ctx }) }, showProgress(output, systemClock));
  const report = hasMarket() ? await withMarket(({ ctx }) => beside(ctx)) : await beside();
  output.write(`\n${wholeText(report)}Nothing was written: this was a dry run.\n`);
  return report.leftOut.length > 0 ? 1 : 0;
}

async function doIt(call: CommandCall, wish: ImportWish): Promise<number> {
  const { output } = call;
  const report = await call.withMarket(
    (market) => {
      const fill = () => importOwnMarket(market.ctx, wish, showProgress(output, market.ctx.clock));
      return untilFinished(market, 'import', () => withFirstToken(market, fill));
    },
    { mayBeNew: true },
  );
  output.write(`\n${wholeText(report)}Open it with: npm start\n`);
  return 0;
}

/** What a map file lacks is said of it by name. */
async function inPlainWords(file: string, work: () => Promise<number>): Promise<number> {
  const { UnreadableFile } = await import('@promenade/market/readers');
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnreadableFile ? new CommandProblem(unreadableSentence(file, error)) : error;
  }
}

function leftOutText(rows: readonly LeftOut[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ file, line, object, reason }) => {
    const place = [file, line !== undefined && `line ${line}`, object].filter(Boolean);
    return `  ${place.join(', ')}: ${reason}`;
  });
  return `Left out, ${rows.length === 1 ? 'one row' : `${rows.length} rows`}:\n${lines.join('\n')}\n\n`;
}

const wholeText = (report: ImportReport): string =>
  [leftOutText(report.leftOut), reportText(report), unpricedText(report), otherMoneyText(report)].join('');

function unpricedText({ unpriced }: ImportReport): string {
  if (unpriced.length === 0) return '';
  const lines = unpriced.map(({ zone, modules }) => `  ${zone}: ${modules.join(', ')}\n`);
  return `Not delivered there, as the zone has prices but none for these modules ('every' is for all that it does not name):\n${lines.join('')}`;
}

/** What an import does not know a price of stays the number that it was. */
function otherMoneyText({ currency, formerCurrency }: ImportReport): string {
  if (formerCurrency === undefined) return '';
  return `What zones, settings, coupons and items of your own ask was set in ${formerCurrency} and is taken as ${currency} now: look at it before you open.\n`;
}

function reportText({ name, timeZone, currency, counts }: ImportReport): string {
  const { addresses, streets, zones, stores, items } = counts;
  const amount = (count: number, one: string, many: string): string =>
    `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  return [
    `${name}: ${amount(streets, 'street', 'streets')} with ${amount(addresses, 'house number', 'house numbers')}, `,
    `${amount(zones, 'zone', 'zones')}, ${amount(stores, 'store', 'stores')} with ${amount(items, 'item', 'items')}, `,
    `prices in ${currency}, clocks of ${timeZone}.\n`,
  ].join('');
}
