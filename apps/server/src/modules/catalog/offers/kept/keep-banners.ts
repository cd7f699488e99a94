import type { Body, Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { WrongCode } from '@promenade/contract/wrong';
import type { z } from 'zod';
import type { Ctx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/errors.ts';
import { mediaUrl } from '../../../../platform/files/media-url.ts';
import { getRemade, keepPicture } from '../../../../platform/files/sent-pictures.ts';
import { filledWithEnglish } from '../../../../platform/local-text.ts';
import {
  bannerTargets,
  findOutsider,
  insertBanner,
  isZone,
  type KeptBanner,
  listKeptBanners,
  setOfferActive,
} from './kept-offers.repo.ts';
import { checkModule, unfit } from './module-offered.ts';

type BannerInput = z.output<Calls['ops.addBanner']['body']>;

/** As wide as the home's column on a screen of two pixels to one. */
export const bannerShape = { sidePixels: 1600, fit: 'whole' } as const;

function viewBanner(ctx: Ctx, { image_width: _w, image_height: _h, title, ...row }: KeptBanner) {
  return { ...row, title: title[ctx.language], image_full_url: mediaUrl(ctx, row.image) };
}

/** GET /ops/banners. */
export async function listAllBanners(ctx: Ctx): Promise<Reply<'ops.banners'>> {
  return (await listKeptBanners(ctx.db)).map((row) => viewBanner(ctx, row));
}

const foreignTarget = {
  store_id: 'foreign_store',
  item_id: 'foreign_item',
  campaign_id: 'foreign_campaign',
  category_id: 'foreign_category',
} as const satisfies Record<(typeof bannerTargets)[number], WrongCode>;

async function checkPlace(ctx: Ctx, input: BannerInput): Promise<void> {
  const { module_id: moduleId, zone_id: zoneId } = input;
  await checkModule(ctx, moduleId);
  if (zoneId !== undefined && !(await isZone(ctx.db, zoneId))) unfit('unknown_zone', { id: zoneId });
  const named = bannerTargets.filter((kind) => input[kind] !== undefined);
  if (named.length > 1) unfit('one_target');
  for (const kind of named) {
    const outsider = await findOutsider(ctx.db, kind, { moduleId, ids: [input[kind] ?? ''] });
    if (outsider !== undefined) unfit(foreignTarget[kind], { id: outsider });
  }
}

/** POST /ops/banners. The picture is written last, when only the banner's own row and the commit are left. */
export async function addBanner(ctx: Ctx, input: BannerInput): Promise<Reply<'ops.addBanner'>> {
  await checkPlace(ctx, input);
  const picture = getRemade(input.image ?? refuse('file_missing'));
  const { title_en: en, title_ar: ar, title_nl: nl, title_fr: fr } = input;
  const banner: KeptBanner = {
    id: ctx.ids.next(),
    module_id: input.module_id,
    zone_id: input.zone_id ?? null,
    title: filledWithEnglish({ en, ar, nl, fr }),
    image: await keepPicture(ctx, 'banners', picture),
    image_width: picture.width,
    image_height: picture.height,
    store_id: input.store_id ?? null,
    item_id: input.item_id ?? null,
    campaign_id: input.campaign_id ?? null,
    category_id: input.category_id ?? null,
    position: input.position,
    active: true,
  };
  await insertBanner(ctx.db, banner);
  return { message: noticeOf('offer_added', ctx.language), banner: viewBanner(ctx, banner) };
}

/** PUT /ops/banners/:id/active. */
export async function switchBanner(
  ctx: Ctx,
  { id, active }: Body<'ops.switchBanner'> & { readonly id: string },
): Promise<Reply<'ops.switchBanner'>> {
  if (!(await setOfferActive(ctx.db, 'banners', id, active))) refuse('offer_not_found');
  return { message: noticeOf('offer_switched', ctx.language) };
}
