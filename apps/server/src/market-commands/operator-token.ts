import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOperatorToken, endOperatorTokens } from '../modules/accounts/index.ts';
import { isEmptyMarket } from '../modules/market/index.ts';
import type { OpenMarket } from '../open-market.ts';
import type { MarketCommand } from './command.ts';
import { readOptions } from './options.ts';

const pathIn = (dataDir: string): string => join(dataDir, 'operator-token');

/** Ends every operator's token; the data folder, where it had one of them, has the new one. */
async function replaceTokens({ ctx, dataDir }: OpenMarket): Promise<string> {
  await endOperatorTokens(ctx);
  const token = await createOperatorToken(ctx);
  if (existsSync(pathIn(dataDir))) await writeFile(pathIn(dataDir), `${token}\n`, { mode: 0o600 });
  return token;
}

/** operator-token: makes a token for the calls under /ops and prints it; with --end-others it is the only one. */
export const printOperatorToken: MarketCommand = async ({ args, output, withMarket }) => {
  const { on } = readOptions(args, { 'end-others': 'switch' }, []);
  const token = await withMarket((market) =>
    on('end-others') ? replaceTokens(market) : createOperatorToken(market.ctx),
  );
  output.write(`${token}\n`);
  return 0;
};

/**
 * Fills a market, and puts the token of one that was empty into its data folder, readable by its owner alone. A token
 * that lies there is another market's then, whose database is gone.
 */
export async function withFirstToken<T>(market: OpenMarket, fill: () => Promise<T>): Promise<T> {
  const path = pathIn(market.dataDir);
  const isFirst = (await isEmptyMarket(market.ctx)) || !existsSync(path);
  const filled = await fill();
  if (isFirst) await writeFile(path, `${await createOperatorToken(market.ctx)}\n`, { mode: 0o600 });
  return filled;
}
