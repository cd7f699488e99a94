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

/** The kinds of module that a plan can have: those of stores, and parcels. */
export type PlannedModuleType = StoreModuleType | 'parcel';

/** A delivery zone, with its price for each module of the market that delivers in it. */
export type ZoneRow = Omit<ZoneDraft, 'id' | 'delivery'> & {
  id: RowId;
  rates: readonly (DeliveryPrice & { moduleType: PlannedModuleType })[];
  /** Nothing was said of its prices: where it stands already, those that it has count. */
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
  /** Null is every module. */
  moduleType: StoreModuleType | null;
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
  /** Uses by everybody together; null is no limit. */
  totalUses: number | null;
};

export type BannerRow = {
  id: RowId;
  moduleType: StoreModuleType;
  title: LocalizedText;
  /** Objects stand in the right half; the words go in the other (mirror it where text runs from the right). */
  picture: PictureName;
  zoneSlugs: readonly string[];
  /** Where a tap leads. */
  target: { type: 'store' | 'category' | 'campaign' | 'vehicle' | 'vehicle_category'; id: RowId };
  position: number;
};

/** A text that the market answers for, in one language. */
export type PageRow = PageText & { slug: PageSlug; language: keyof LocalizedText };

/** What a market must know of itself, named as the server's settings are. */
export type PlanSettings = {
  businessName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Digits of the country's calling code; empty: numbers are always written whole. */
  callingCode: string;
  /** Digits of a telephone number without it. */
  phoneNationalDigits: number;
  /** IANA name. */
  timeZone: string;
  currency: Currency;
  defaultLocation: { lat: number; lng: number };
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  mapAttribution: string;
  /** Says whose map this is and, in a demonstration, that menus and prices are invented. */
  footerText: LocalizedText;
  taxPercent: number;
  taxIncluded: boolean;
  demo: boolean;
  autopilot: boolean;
};

/** What an operator may have decided, and the demonstration has. */
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
  /** For whoever asks for it; 0 where none is offered. */
  extraPackagingMinor: number;
  cashMaximumMinor: number | null;
  scheduleOrder: boolean;
};

/** A whole market as plain rows: no database, no files. Its pictures are made from `pictures` by `composePictures`. */
export type MarketPlan = StoreRows & {
  /** Which market this is: another slug is another market, the same one an update of it. */
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
  /** Pages in the operator's own words; the software has words for those that are absent. */
  pages?: readonly PageRow[];
  gifts: Gifts;
  pictures: PicturePlan;
};
