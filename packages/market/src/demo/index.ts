// The demo room: real cities as markets that anyone can start, in the form of rows, and a table of the differences
// between them. It does not use a database; the server's market module loads the rows.
export { buildDemoMarket } from './build-demo-market.ts';
export { type DemoName, demoMarkets, demoNames } from './demo-markets.ts';
