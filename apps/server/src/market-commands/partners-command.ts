import { wallClockAt } from '@promenade/domain/hours';
import { formatPrice } from '@promenade/domain/money';
import { type Dues, duesOf } from '../modules/partners/index.ts';
import { getMarket, type MarketSettings } from '../modules/settings/index.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions } from './options.ts';

// PostgreSQL knows no year 0.
const monthShape = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/;

function lineOf(dues: Dues, { currency, timeZone }: MarketSettings): string {
  const price = (minor: number) => formatPrice(minor, currency);
  const since = wallClockAt(dues.since.getTime(), timeZone).date;
  const terms = `plan ${dues.plan_id} (${dues.commission_percent} %) since ${since}`;
  const sales = `${dues.sales} sales for ${price(dues.sales_minor)}`;
  const owed = `${price(dues.commissionMinor)} commission + ${price(dues.monthly_fee_minor)} fee`;
  return `${dues.id} ${dues.kind} ${terms}: ${sales}, ${owed}, ${dues.name}\n`;
}

/** partners, partners MONTH: who has joined by which plan, and what a month comes to. */
export const listPartners: MarketCommand = async ({ args, output, withMarket }) => {
  const [asked] = readOptions(args, {}, ['MONTH']).words;
  if (asked !== undefined && !monthShape.test(asked))
    throw new CommandProblem(`'${asked}' is not a month: write it like 2026-11.`);
  return withMarket(async ({ ctx }) => {
    const { settings } = await getMarket(ctx);
    const month = asked ?? wallClockAt(ctx.clock.now(), settings.timeZone).date.slice(0, 7);
    const dues = await duesOf(ctx, month);
    output.write(
      dues.length === 0
        ? `No partner had joined by the end of ${month}.\n`
        : [`${month}:\n`, ...dues.map((one) => lineOf(one, settings))].join(''),
    );
    return 0;
  });
};
