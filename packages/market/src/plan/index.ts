// The plan room: a whole market as plain rows, made from a city, zones and a catalogue. It knows no database; the
// server's market module writes the rows.
export { buildPlan, type PlanSources } from './build-plan.ts';
export type { GiftRow } from './gift-rows.ts';
export type {
  CampaignRow,
  FlashSaleRow,
  SampleReviewRow,
  SampleVehicleReviewRow,
} from './showcase-rows.ts';
export type {
  BannerRow,
  CouponRow,
  MarketPlan,
  PageRow,
} from './market-plan.ts';
