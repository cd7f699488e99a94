import type { RewardSettings } from '@promenade/domain/ledger';
import type { Currency } from '@promenade/domain/money';
import type { PageSlug, PageText } from '@promenade/domain/pages';
import type { StoreModuleType } from '../city/index.ts';
import type { PicturePlan } from '../pictures/index.ts';
import type {
  CategoryRow,
  GatheringRow,
  PictureName,
  RentalRows,
  RowId,
  StoreRows,
} from '../stores/index.ts';
import type { LocalizedText } from '../texts/index.ts';
import type { DeliveryPrice, ZoneDraft } from '../zones/index.ts';
import type { ParcelCategoryRow } from './parcel-rows.ts';
import type { Gifts } from './gift-rows.ts';
import type { Showcase } from './showcase-rows.ts';

/** The kinds of module that a plan can have: those with stores, and parcels. */
export type PlannedModuleType = StoreModuleType | 'parcel';

/** A delivery zone, with its rates for each module that delivers in it. */
export type ZoneRow = Omit<ZoneDraft, 'id' | 'delivery'> & {
  id: RowId;
  rates: readonly (DeliveryPrice & { moduleType: PlannedModuleType })[];
  /** The zone's rates were not given: an existing zone keeps its own. */
  keepsRates: boolean;
};

export type ModuleRow = {
  id: RowId;
  moduleType: PlannedModuleType;
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
  /** Null means every module. */
  moduleType: StoreModuleType | null;
  couponType: 'default' | 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order';
  discountType: 'percent' | 'amount';
  /** Percent, or minor units if discountType is amount; 0 for free delivery. */
  discount: number;
  minimumPurchaseMinor: number;
  /** 0 is uncapped. */
  maximumDiscountMinor: number;
  storeIds: readonly RowId[];
  zoneSlugs: readonly string[];
  /** Uses per customer; null means no limit. */
  usesPerCustomer: number | null;
  /** Uses by all customers together; null means no limit. */
  totalUses: number | null;
};

export type BannerRow = {
  id: RowId;
  moduleType: StoreModuleType;
  title: LocalizedText;
  /** Objects are in the right half, the text in the left (mirrored for right-to-left text). */
  picture: PictureName;
  zoneSlugs: readonly string[];
  /** The target of a tap. */
  target: { type: 'store' | 'category' | 'campaign' | 'vehicle' | 'vehicle_category'; id: RowId };
  position: number;
};

/** A text that the market is responsible for, in one language. */
export type PageRow = PageText & { slug: PageSlug; language: keyof LocalizedText };

/** A market's required settings, named like the server's. */
export type PlanSettings = {
  businessName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Digits of the country's calling code; empty: numbers are always written with it. */
  callingCode: string;
  /** Digits of a phone number without the calling code. */
  phoneNationalDigits: number;
  /** IANA name. */
  timeZone: string;
  currency: Currency;
  defaultLocation: { lat: number; lng: number };
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  mapAttribution: string;
  /** Names the map's source and, in a demonstration, says that menus and prices are invented. */
  footerText: LocalizedText;
  taxPercent: number;
  taxIncluded: boolean;
  demo: boolean;
  autopilot: boolean;
};

/** Settings that an operator may have made, and the demonstration has. */
export type ChosenSettings = {
  email: string;
  phone: string;
  address: string;
  headline: LocalizedText;
  subHeadline: LocalizedText;
  footerDescription: LocalizedText;
  newsletterTitle: LocalizedText;
  newsletterSubTitle: LocalizedText;
  guestCheckout: boolean;
  vegFilter: boolean;
  rewards: RewardSettings;
  freeDeliveryOverMinor: number | null;
  /** The price of extra packaging; 0 if not offered. */
  extraPackagingMinor: number;
  cashMaximumMinor: number | null;
  scheduleOrder: boolean;
};

/** A whole market as plain rows: no database, no files. `composePictures` draws its pictures from `pictures`. */
export type MarketPlan = StoreRows & {
  /** Identifies the market: a plan with another slug replaces it, one with the same slug updates it. */
  slug: string;
  settings: PlanSettings & Partial<ChosenSettings>;
  zones: readonly ZoneRow[];
  modules: readonly ModuleRow[];
  categories: readonly CategoryRow[];
  brands: readonly GatheringRow[];
  conditions: readonly GatheringRow[];
  coupons: readonly CouponRow[];
  banners: readonly BannerRow[];
  parcelCategories: readonly ParcelCategoryRow[];
  rental: RentalRows;
  showcase: Showcase;
  /** Pages written by the operator; the others use the built-in texts. */
  pages?: readonly PageRow[];
  gifts: Gifts;
  pictures: PicturePlan;
};
