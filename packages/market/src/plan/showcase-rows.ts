import type { StoreModuleType } from '../city/index.ts';
import type { PictureName, RowId } from '../stores/index.ts';
import type { Discount } from '../catalogue/index.ts';
import type { LocalizedText } from '../texts/index.ts';

/** Several stores under one heading for a number of days; a demonstration's restarts when it is over. */
export type CampaignRow = {
  id: RowId;
  moduleType: StoreModuleType;
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  picture: PictureName;
  days: number;
  /** Minutes after midnight, both or neither. */
  fromMinute: number | null;
  untilMinute: number | null;
  storeIds: readonly RowId[];
};

/** A daily flash sale; past midnight if it ends at an earlier minute than it begins. */
export type FlashSaleRow = {
  id: RowId;
  moduleType: StoreModuleType;
  title: LocalizedText;
  fromMinute: number;
  untilMinute: number;
  items: readonly { itemId: RowId; discount: Discount }[];
};

/** A demonstration's review of an item, without an author. */
export type SampleReviewRow = {
  id: RowId;
  itemId: RowId;
  storeId: RowId;
  /** 1 to 5. */
  rating: number;
  text: LocalizedText;
  /** Before the market is loaded. */
  hoursAgo: number;
};

/** The same for a vehicle. */
export type SampleVehicleReviewRow = Omit<SampleReviewRow, 'itemId'> & { vehicleId: RowId };

/** A demonstration's promotions and reviews; a real market starts without any. */
export type Showcase = {
  campaigns: readonly CampaignRow[];
  flashSales: readonly FlashSaleRow[];
  reviews: readonly SampleReviewRow[];
  vehicleReviews: readonly SampleVehicleReviewRow[];
};

/** For a market whose operator decides. */
export const EMPTY_SHOWCASE: Showcase = {
  campaigns: [],
  flashSales: [],
  reviews: [],
  vehicleReviews: [],
};
