import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmptyMarket } from '../modules/market/index.ts';
import type { OpenMarket } from '../open-market.ts';

type Place = Pick<OpenMarket, 'ctx' | 'dataDir' | 'embedded'>;

const pathIn = (dataDir: string): string => join(dataDir, 'unfinished');

/**
 * Fills a market with a command, whose name stands in DATA_DIR until it is done: a start would take the folder for an
 * empty one, and open the demonstration.
 */
export async function untilFinished<T>(market: Place, command: string, fill: () => Promise<T>): Promise<T> {
  const path = pathIn(market.dataDir);
  if (market.embedded && (await isEmptyMarket(market.ctx))) await writeFile(path, `${command}\n`);
  const filled = await fill();
  await rm(path, { force: true });
  return filled;
}

/** Refuses to fill an empty market with the demonstration if it was to be another one. */
export async function refuseUnfinished({ dataDir }: Pick<Place, 'dataDir'>): Promise<void> {
  const path = pathIn(dataDir);
  if (!existsSync(path)) return;
  const command = (await readFile(path, 'utf8')).trim();
  throw new Error(
    `There is no market in ${dataDir} yet: npm run market -- ${command} was begun there and not finished. Run it again, or open the demonstration: npm run market -- demo`,
  );
}
