import type { Reply } from '@promenade/contract/calls';
import { isInDateWindow } from '@promenade/domain/hours';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { textIn } from '../catalog.tables.ts';
import type { ItemFilters } from '../items/item-filters.ts';
import { wallTime } from '../items/items.view.ts';
import { type ItemPage, listItems } from '../items/list-items.ts';
import { type Scope, scopeOf, zoneIdsOf } from '../scope.ts';
import { listStores, type StoreFilters } from '../stores/list-stores.ts';
import {
  type CampaignQuestion,
  type CampaignRow,
  findCampaignRow,
  listCampaignRows,
} from './campaigns.repo.ts';

type CampaignView = Reply<'catalog.campaigns'>[number];

function viewCampaign(scope: Scope, row: CampaignRow): CampaignView {
  return {
    id: row.id,
    slug: row.slug,
    module_id: row.module_id,
    title: textIn(row.title, scope.language),
    description: textIn(row.description, scope.language),
    image: row.image,
    image_full_url: scope.picture(row.image),
    image_width: row.image_width,
    image_height: row.image_height,
    available_date_starts: row.starts_on,
    available_date_ends: row.ends_on,
    start_time: wallTime(row.from_minute),
    end_time: wallTime(row.until_minute),
    store_count: row.stores,
  };
}

function isRunning(scope: Scope, row: CampaignRow): boolean {
  const { from_minute: startMinute, until_minute: endMinute } = row;
  const daily = startMinute === null || endMinute === null ? undefined : { startMinute, endMinute };
  const window = { startDate: row.starts_on, endDate: row.ends_on, daily };
  return isInDateWindow(window, scope.wallClock(scope.settings.timeZone));
}

function questionOf(scope: Scope): CampaignQuestion | undefined {
  const { module, today } = scope;
  return module && { moduleId: module.id, zoneIds: zoneIdsOf(scope, module.id), today };
}

/** GET /campaigns/basic: those that run now and have stores here (MOD-08). */
export async function listCampaigns(ctx: Ctx): Promise<CampaignView[]> {
  const scope = await scopeOf(ctx);
  const question = questionOf(scope);
  const rows = question ? await listCampaignRows(ctx.db, question) : [];
  return rows.filter((row) => isRunning(scope, row)).map((row) => viewCampaign(scope, row));
}

/** GET /campaigns/basic/:id, by id or slug, with its stores. */
export async function getCampaign(
  ctx: Ctx,
  idOrSlug: string,
  filters: StoreFilters,
): Promise<Reply<'catalog.campaign'>> {
  const scope = await scopeOf(ctx);
  const question = questionOf(scope);
  const row = question && (await findCampaignRow(ctx.db, question, idOrSlug));
  if (!row || !isRunning(scope, row)) return refuse('campaign_not_found');
  return { ...(await listStores(ctx, filters, { campaignId: row.id })), campaign: viewCampaign(scope, row) };
}

/** GET /campaigns/item: items offered for some days, of which today is one (ITEM-06). */
export function listCampaignItems(ctx: Ctx, filters: ItemFilters): Promise<ItemPage> {
  return listItems(ctx, filters, { campaign: true });
}
