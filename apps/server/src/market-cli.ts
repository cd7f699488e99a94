/**
 * npm run market -- demo: fills the configured market with the demonstration city.
 * npm run market -- operator-token: makes a token for the calls under /ops and prints it.
 */
import { loadConfig } from './config.ts';
import { createOperatorToken } from './modules/accounts/index.ts';
import { isDemoMarket, isEmptyMarket, loadDemoMarket } from './modules/market/index.ts';
import { createLog, type OpenMarket, openMarket } from './open-market.ts';
import { showProgress } from './show-progress.ts';

const USAGE = 'Say what to do: npm run market -- demo, or npm run market -- operator-token';

async function loadDemo({ ctx }: OpenMarket): Promise<string> {
  if (!(await isEmptyMarket(ctx)) && !(await isDemoMarket(ctx))) {
    throw new Error('This market holds its own stores. The demonstration goes into an empty one only.');
  }
  await loadDemoMarket(ctx, showProgress(process.stdout));
  return '\nThe demonstration market is loaded.';
}

const commands: Readonly<Record<string, (market: OpenMarket) => Promise<string>>> = {
  demo: loadDemo,
  'operator-token': ({ ctx }) => createOperatorToken(ctx),
};

async function run(command: (market: OpenMarket) => Promise<string>): Promise<string> {
  const config = loadConfig(process.env);
  const market = await openMarket(config, createLog(config.logLevel));
  try {
    return await command(market);
  } finally {
    await market.close();
  }
}

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(USAGE);
  process.stdout.write(`${await run(command)}\n`);
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}
