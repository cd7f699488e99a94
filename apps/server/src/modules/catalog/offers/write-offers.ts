import { addDays, wallClockAt } from '@promenade/domain/hours';
import type { BannerRow, CampaignRow, FlashSaleRow } from '@promenade/market/plan';
import type { Ctx } from '../../../platform/context.ts';
import type { PictureSize } from '../loading/item-columns.ts';
import { upsertBanners, upsertCampaigns, upsertFlashSales } from './offer-rows.repo.ts';
import { nextSaleTimes } from './sale-times.ts';

/** What a market puts in front, pictures under the names they are kept by. */
export interface OfferRows {
  /** The market's, which may be written in this same transaction. */
  readonly timeZone: string;
  readonly banners: readonly BannerRow[];
  readonly campaigns: readonly CampaignRow[];
  readonly flashSales: readonly FlashSaleRow[];
  readonly pictureSize: (name: string) => PictureSize;
}

type Column = Readonly<Record<string, unknown>>;

function pictureColumns({ picture }: { readonly picture: string }, sizeOf: OfferRows['pictureSize']): Column {
  const { width, height } = sizeOf(picture);
  return { image: picture, image_width: width, image_height: height };
}

function campaignColumns(row: CampaignRow, today: string): Column {
  return {
    id: row.id,
    module_type: row.moduleType,
    slug: row.slug,
    title: row.title,
    description: row.description,
    starts_on: today,
    ends_on: addDays(today, row.days - 1),
    from_minute: row.fromMinute,
    until_minute: row.untilMinute,
    store_ids: row.storeIds,
  };
}

function saleColumns(row: FlashSaleRow, nowMs: number, timeZone: string): Column {
  const { startsAt, endsAt } = nextSaleTimes(row, nowMs, timeZone);
  return {
    id: row.id,
    module_type: row.moduleType,
    title: row.title,
    starts_at: startsAt,
    ends_at: endsAt,
    items: row.items.map(({ itemId, discount }, position) => ({
      item_id: itemId,
      discount_type: discount.type,
      discount_value: discount.type === 'percent' ? discount.percent : discount.amountMinor,
      position,
    })),
  };
}

// A banner is for one zone or for all; one for some of them is shown in all.
function bannerColumns(row: BannerRow): Column {
  const { type, id } = row.target;
  return {
    id: row.id,
    module_type: row.moduleType,
    zone_slug: row.zoneSlugs.length === 1 ? row.zoneSlugs[0] : null,
    title: row.title,
    [`${type}_id`]: id,
    position: row.position,
  };
}

/** Writes what a market puts in front, in the caller's transaction, after the catalogue that it leads to. */
export async function writeOffers(ctx: Ctx, rows: OfferRows): Promise<void> {
  const [nowMs, { timeZone }] = [ctx.clock.now(), rows];
  const today = wallClockAt(nowMs, timeZone).date;
  const pictured = <R extends { readonly picture: string }>(row: R, columns: Column): Column => ({
    ...columns,
    ...pictureColumns(row, rows.pictureSize),
  });
  await upsertCampaigns(
    ctx.db,
    rows.campaigns.map((row) => pictured(row, campaignColumns(row, today))),
  );
  await upsertFlashSales(
    ctx.db,
    rows.flashSales.map((row) => saleColumns(row, nowMs, timeZone)),
  );
  await upsertBanners(
    ctx.db,
    rows.banners.map((row) => pictured(row, bannerColumns(row))),
  );
}
