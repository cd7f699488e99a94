import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOperatorToken } from '../modules/accounts/index.ts';
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

/** The first token of a market: in its data folder, readable by its owner alone. */
export async function keepFirstToken({ ctx, dataDir }: OpenMarket): Promise<void> {
  const path = join(dataDir, 'operator-token');
  if (existsSync(path)) return;
  await writeFile(path, `${await createOperatorToken(ctx)}\n`, { mode: 0o600 });
}
