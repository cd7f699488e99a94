import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOperatorToken } from '../modules/accounts/index.ts';
import { isEmptyMarket } from '../modules/market/index.ts';
import type { OpenMarket } from '../open-market.ts';
import type { MarketCommand } from './command.ts';
import { readOptions } from './options.ts';

/** operator-token: makes a token for the calls under /ops and prints it. */
export const printOperatorToken: MarketCommand = async ({ args, output, withMarket }) => {
  readOptions(args, {}, []);
  const token = await withMarket(({ ctx }) => createOperatorToken(ctx));
  output.write(`${token}\n`);
  return 0;
};

/**
 * Fills a market, and puts the token of one that was empty into its data folder, readable by its owner alone. A token
 * that lies there is another market's then, whose database is gone.
 */
export async function withFirstToken<T>(market: OpenMarket, fill: () => Promise<T>): Promise<T> {
  const path = join(market.dataDir, 'operator-token');
  const isFirst = (await isEmptyMarket(market.ctx)) || !existsSync(path);
  const filled = await fill();
  if (isFirst) await writeFile(path, `${await createOperatorToken(market.ctx)}\n`, { mode: 0o600 });
  return filled;
}
