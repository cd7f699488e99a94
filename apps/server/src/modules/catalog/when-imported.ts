/** What a market's import and its sheets do: their code is loaded when it is asked for, not at every start. */
import type { exportSheet as Export } from './sheets/export-sheet.ts';
import type { importSheet as Import } from './sheets/import-sheet.ts';
import type { offerOnly as OfferOnly } from './loading/switch-over.ts';
import type { writeCatalog as WriteCatalog } from './loading/write-catalog.ts';
import type { writeOffers as WriteOffers } from './offers/write-offers.ts';

export const writeCatalog: typeof WriteCatalog = async (...input) =>
  (await import('./loading/write-catalog.ts')).writeCatalog(...input);

export const offerOnly: typeof OfferOnly = async (...input) =>
  (await import('./loading/switch-over.ts')).offerOnly(...input);

export const writeOffers: typeof WriteOffers = async (...input) =>
  (await import('./offers/write-offers.ts')).writeOffers(...input);

export const importSheet: typeof Import = async (...input) =>
  (await import('./sheets/import-sheet.ts')).importSheet(...input);

export const exportSheet: typeof Export = async function* (...input) {
  yield* (await import('./sheets/export-sheet.ts')).exportSheet(...input);
};
