// The demo room: one real city as a market that anyone can start, as plain rows.
// It knows no database; the server's market module loads what it yields.
export { buildDemoMarket, type DemoSources } from './build-demo-market.ts';
export type {
  BannerRow,
  CouponRow,
  DeliveryRate,
  DemoMarket,
  DemoSettings,
  ModuleRow,
  ZoneRow,
} from './demo-types.ts';
