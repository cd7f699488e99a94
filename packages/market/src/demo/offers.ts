import type { PlannedPicture } from '../pictures/index.ts';
import type { BannerRow, CouponRow, PlanSources } from '../plan/index.ts';
import { type LocalizedText, stableId } from '../stores/index.ts';

export type CouponDraft = Omit<CouponRow, 'id' | 'moduleType' | 'storeIds' | 'zoneSlugs'> & {
  zoneSlugs?: readonly string[];
};

/** A banner leads to its category. */
export type BannerDraft = {
  category: string;
  title: LocalizedText;
  objects: readonly string[];
  variant: number;
};

/** A demonstration's coupons and banners as rows, and the banners' pictures. */
export function buildOffers(
  coupons: readonly CouponDraft[],
  banners: readonly BannerDraft[],
  zoneSlugs: readonly string[],
): NonNullable<PlanSources['offers']> {
  return {
    coupons: coupons.map(couponRow),
    banners: banners.map((draft, position) => bannerRow(draft, zoneSlugs, position)),
    pictures: banners.map(bannerPicture),
  };
}

function couponRow(draft: CouponDraft): CouponRow {
  return {
    ...draft,
    id: stableId(`coupon/${draft.code}`),
    moduleType: 'food',
    storeIds: [],
    zoneSlugs: draft.zoneSlugs ?? [],
  };
}

function bannerRow(
  { category, title }: BannerDraft,
  zoneSlugs: readonly string[],
  position: number,
): BannerRow {
  return {
    id: stableId(`banner/${category}`),
    moduleType: 'food',
    title,
    picture: `banner-${category}.webp`,
    zoneSlugs,
    target: { type: 'category', id: stableId(`category/food/${category}`) },
    position,
  };
}

function bannerPicture({ category, objects, variant }: BannerDraft): PlannedPicture {
  return { name: `banner-${category}.webp`, kind: 'banner', hue: 'apricot', variant, objects };
}
