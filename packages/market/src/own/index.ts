// The room for a city of one's own: a map file, a catalogue and what an operator says become a market as plain rows.
// It reads files and knows no database; the server's market module keeps what it yields.
export { readClip } from './clip-text.ts';
export type { LeftOut, OwnMarketRequest } from './own-request.ts';
export { type OwnPlan, type OwnSurroundings, planOwnMarket } from './plan-own-market.ts';
export { checkRequest, type OwnCity, readOwnCity } from './read-own-city.ts';
