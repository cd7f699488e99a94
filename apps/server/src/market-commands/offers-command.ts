import type { Reply } from '@promenade/contract/calls';
import { listAllBanners, listSales, switchBanner, switchSale } from '../modules/catalog/index.ts';
import { getMarket } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';
import { isId } from '../platform/record-key.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readSwitch } from './options.ts';
import { wallText } from './wall-text.ts';

type Told = Awaited<ReturnType<typeof getMarket>>;

const moduleOf = (id: string, { modules }: Told): string =>
  modules.find((module) => module.id === id)?.module_type ?? 'closed';

function saleLine(sale: Reply<'ops.flashSales'>[number], market: Told, nowMs: number): string {
  const { id, module_id: moduleId, starts_at: from, ends_at: until, items, title } = sale;
  const word = Date.parse(until) <= nowMs ? 'over' : Date.parse(from) > nowMs ? 'planned' : 'runs';
  const times = [from, until].map((at) => wallText(at, market.settings)).join(' to ');
  return `${id} flash-sale ${sale.active ? word : 'ended'} ${moduleOf(moduleId, market)} ${times} items: ${items.length}, ${title}\n`;
}

const bannerLine = (banner: Reply<'ops.banners'>[number], market: Told): string =>
  `${banner.id} banner ${banner.active ? 'shown' : 'ended'} ${moduleOf(banner.module_id, market)} ` +
  `place: ${banner.position}, ${banner.title}\n`;

/** Ends what has that id, or has it back. */
async function turn(ctx: Ctx, id: string, active: boolean): Promise<void> {
  const [sales, banners] = isId(id) ? [await listSales(ctx), await listAllBanners(ctx)] : [[], []];
  if (sales.some((sale) => sale.id === id)) await switchSale(ctx, { id, active });
  else if (banners.some((banner) => banner.id === id)) await switchBanner(ctx, { id, active });
  else
    throw new CommandProblem(`There is no flash sale or banner ${id}. npm run market -- offers lists them.`);
}

/** offers, offers ID --end | --back: what the market puts in front. */
export const keepOffers: MarketCommand = async ({ args, output, withMarket }) => {
  const { key: id, active } = readSwitch(args, 'offers', 'ID');
  return withMarket(async ({ ctx }) => {
    if (id !== undefined) await turn(ctx, id, active);
    const [sales, banners] = [await listSales(ctx), await listAllBanners(ctx)];
    const market = await getMarket(ctx);
    const lines = [
      ...sales.map((sale) => saleLine(sale, market, ctx.clock.now())),
      ...banners.map((banner) => bannerLine(banner, market)),
    ];
    output.write(lines.join('') || 'There are no flash sales and no banners yet.\n');
    return 0;
  });
};
