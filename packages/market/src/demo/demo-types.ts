import type { Currency } from '@promenade/domain/money';
import type { StoreModuleType } from '../city/index.ts';
import type { PicturePlan } from '../pictures/index.ts';
import type { CategoryRow, LocalizedText, PictureName, RowId, StoreRows } from '../stores/index.ts';

/** A delivery zone: a closed ring of [lng, lat] in degrees, first point repeated at the end. */
export type ZoneRow = {
  id: RowId;
  slug: string;
  name: LocalizedText;
  ring: readonly (readonly [lng: number, lat: number])[];
  rates: readonly DeliveryRate[];
};

/** What a delivery costs in a zone and module (api.md rule 1). */
export type DeliveryRate = {
  moduleType: StoreModuleType;
  perKmMinor: number;
  minimumMinor: number;
  /** Null is no maximum. */
  maximumMinor: number | null;
};

export type ModuleRow = {
  id: RowId;
  moduleType: StoreModuleType;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  picture: PictureName;
  zoneSlugs: readonly string[];
  position: number;
};

export type CouponRow = {
  id: RowId;
  code: string;
  title: LocalizedText;
  moduleType: StoreModuleType;
  couponType: 'default' | 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order';
  discountType: 'percent' | 'amount';
  /** Percent, or minor units when discountType is amount; 0 for free delivery. */
  discount: number;
  minimumPurchaseMinor: number;
  /** 0 is uncapped. */
  maximumDiscountMinor: number;
  storeIds: readonly RowId[];
  zoneSlugs: readonly string[];
  /** Uses by one customer; null is no limit. */
  usesPerCustomer: number | null;
};

export type BannerRow = {
  id: RowId;
  moduleType: StoreModuleType;
  title: LocalizedText;
  /** Objects stand in the right half; the words go in the other (mirror it where text runs from the right). */
  picture: PictureName;
  zoneSlugs: readonly string[];
  /** Where a tap leads. */
  target: { type: 'store' | 'category'; id: RowId };
  position: number;
};

/** What an operator would set for this market, named as the server's settings are. */
export type DemoSettings = {
  businessName: string;
  email: string;
  phone: string;
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  timeZone: string;
  currency: Currency;
  defaultLocation: { lat: number; lng: number };
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  mapAttribution: string;
  headline: LocalizedText;
  subHeadline: LocalizedText;
  footerDescription: LocalizedText;
  /** Says whose map this is and that menus and prices are invented. */
  footerText: LocalizedText;
  newsletterTitle: LocalizedText;
  newsletterSubTitle: LocalizedText;
  guestCheckout: boolean;
  vegFilter: boolean;
  taxPercent: number;
  taxIncluded: boolean;
  freeDeliveryOverMinor: number;
  cashMaximumMinor: number;
  scheduleOrder: boolean;
  demo: boolean;
  autopilot: boolean;
};

/** A whole market as plain rows: no database, no files. Its pictures are made from `pictures` by `composePictures`. */
export type DemoMarket = StoreRows & {
  slug: string;
  settings: DemoSettings;
  zones: readonly ZoneRow[];
  modules: readonly ModuleRow[];
  categories: readonly CategoryRow[];
  coupons: readonly CouponRow[];
  banners: readonly BannerRow[];
  pictures: PicturePlan;
};
