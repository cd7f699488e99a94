// The plan room: a whole market as plain rows, made of a city, zones and a catalogue.
// It knows no database; the server's market module writes what it yields.
export { buildPlan, type PlanSources } from './build-plan.ts';
export type { GiftRow, Gifts } from './gift-rows.ts';
export type { ParcelCategoryRow } from './parcel-rows.ts';
export {
  type CampaignRow,
  EMPTY_SHOWCASE,
  type FlashSaleRow,
  type SampleReviewRow,
  type SampleVehicleReviewRow,
  type Showcase,
} from './showcase-rows.ts';
export type {
  BannerRow,
  ChosenSettings,
  CouponRow,
  MarketPlan,
  ModuleRow,
  PageRow,
  PlanSettings,
  ZoneRow,
} from './market-plan.ts';
