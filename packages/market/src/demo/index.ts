// The demo room: real cities as markets that anyone can start, as plain rows: a table of what tells them apart.
// It knows no database; the server's market module loads what it yields.
export { buildDemoMarket } from './build-demo-market.ts';
export { type DemoName, demoMarkets, demoNames } from './demo-markets.ts';
