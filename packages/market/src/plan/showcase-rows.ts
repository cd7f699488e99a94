import type { StoreModuleType } from '../city/index.ts';
import type { PictureName, RowId } from '../stores/index.ts';
import type { Discount } from '../catalogue/index.ts';
import type { LocalizedText } from '../texts/index.ts';

/** Several stores under one heading, for so many days; a demonstration's begins anew when it is over. */
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

/** A flash sale that comes back every day, from a minute until another, past midnight where that is the earlier one. */
export type FlashSaleRow = {
  id: RowId;
  moduleType: StoreModuleType;
  title: LocalizedText;
  fromMinute: number;
  untilMinute: number;
  items: readonly { itemId: RowId; discount: Discount }[];
};

/** What a demonstration says about an item, in nobody's name. */
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

/** The same of a vehicle. */
export type SampleVehicleReviewRow = Omit<SampleReviewRow, 'itemId'> & { vehicleId: RowId };

/** What a demonstration puts in front and what is said of its goods; a market of one's own begins without. */
export type Showcase = {
  campaigns: readonly CampaignRow[];
  flashSales: readonly FlashSaleRow[];
  reviews: readonly SampleReviewRow[];
  vehicleReviews: readonly SampleVehicleReviewRow[];
};

/** Of a market whose operator decides. */
export const EMPTY_SHOWCASE: Showcase = {
  campaigns: [],
  flashSales: [],
  reviews: [],
  vehicleReviews: [],
};
