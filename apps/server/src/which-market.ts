import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from './config/config.ts';

// Neither its user nor its password; forms that only PostgreSQL's own library knows are left alone.
function addressOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (!url) return '';
  return ` (${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname})`;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Whether nothing has ever been opened there; who runs the database of DATABASE_URL knows that better. */
export function isNewPlace({ databaseUrl, dataDir }: Place): boolean {
  return databaseUrl === undefined && !existsSync(join(resolve(dataDir), 'postgres'));
}

/** What a command says that would do something to a market where there is none. */
export const noMarketText = ({ dataDir }: Place): string =>
  `There is no market in ${resolve(dataDir)}. Set DATA_DIR to the folder of yours; npm start there opens a new one.`;

/**
 * The first line of a start: which market is opened, and whether it is a new one. Whoever mistyped DATA_DIR reads here
 * that the folder held none.
 */
export function whichMarket(place: Place): string {
  const { databaseUrl, dataDir } = place;
  const folder = resolve(dataDir);
  if (databaseUrl !== undefined)
    return `The market of DATABASE_URL${addressOf(databaseUrl)}, with its files in ${folder} (DATA_DIR)`;
  return isNewPlace(place)
    ? `A new market: there was none in ${folder} (DATA_DIR)`
    : `The market in ${folder} (DATA_DIR)`;
}
