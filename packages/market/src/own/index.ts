// The room for real markets: turns a map file, a catalogue and an operator's options into a market in the form of
// rows. It reads files and does not use a database; the server's market module stores the rows.
export { readClip } from './clip-text.ts';
export type { LeftOut, OwnMarketRequest } from './own-request.ts';
export { type OwnPlan, type OwnSurroundings, planOwnMarket } from './plan-own-market.ts';
export { checkRequest, type OwnCity, readOwnCity } from './read-own-city.ts';
