/** npm run market -- demo: fills the configured market with the demonstration city. */
import { loadConfig } from './config.ts';
import { isDemoMarket, isEmptyMarket, loadDemoMarket } from './modules/market/index.ts';
import { createLog, openMarket } from './open-market.ts';
import { showProgress } from './show-progress.ts';

const USAGE = 'Say what to do: npm run market -- demo';

async function loadDemo(program: NodeJS.Process): Promise<void> {
  const config = loadConfig(program.env);
  const market = await openMarket(config, createLog(config.logLevel));
  try {
    if (!(await isEmptyMarket(market.ctx)) && !(await isDemoMarket(market.ctx))) {
      throw new Error('This market holds its own stores. The demonstration goes into an empty one only.');
    }
    await loadDemoMarket(market.ctx, showProgress(program.stdout));
  } finally {
    await market.close();
  }
  program.stdout.write('\nThe demonstration market is loaded.\n');
}

try {
  if (process.argv[2] !== 'demo') throw new Error(USAGE);
  await loadDemo(process);
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}
