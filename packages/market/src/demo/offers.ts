import type { StoreModuleType } from '../city/index.ts';
import type { PlannedPicture, Shown } from '../pictures/index.ts';
import type { BannerRow, CouponRow, PlanSources } from '../plan/index.ts';
import { categoryId, HUES, isSelling, stableId, vehicleCategoryId } from '../stores/index.ts';
import type { LocalizedText } from '../texts/index.ts';

/** A coupon valid in every module, unless it names one. */
export type CouponDraft = Omit<CouponRow, 'id' | 'moduleType' | 'storeIds' | 'zoneSlugs' | 'totalUses'> &
  Partial<Pick<CouponRow, 'moduleType' | 'zoneSlugs' | 'totalUses'>>;

/** A banner that links to a category. */
export type BannerDraft = {
  /** Food by default. */
  moduleType?: StoreModuleType;
  category: string;
  title: LocalizedText;
  objects: readonly Shown[];
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
    moduleType: draft.moduleType ?? null,
    storeIds: [],
    zoneSlugs: draft.zoneSlugs ?? [],
    totalUses: draft.totalUses ?? null,
  };
}

function bannerRow(
  { moduleType = 'food', category, title }: BannerDraft,
  zoneSlugs: readonly string[],
  position: number,
): BannerRow {
  return {
    id: stableId(`banner/${moduleType}/${category}`),
    moduleType,
    title,
    picture: pictureName(moduleType, category),
    zoneSlugs,
    target: targetOf(moduleType, category),
    position,
  };
}

function targetOf(moduleType: StoreModuleType, category: string): BannerRow['target'] {
  return isSelling(moduleType)
    ? { type: 'category', id: categoryId(moduleType, category) }
    : { type: 'vehicle_category', id: vehicleCategoryId(category) };
}

function bannerPicture({ moduleType = 'food', category, objects, variant }: BannerDraft): PlannedPicture {
  const name = pictureName(moduleType, category);
  return { name, kind: 'banner', hue: HUES[moduleType], variant, objects };
}

function pictureName(moduleType: StoreModuleType, category: string): string {
  return `banner-${moduleType}-${category}.webp`;
}
