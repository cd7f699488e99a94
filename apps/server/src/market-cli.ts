/** What `npm run market` starts; `npm run market -- help` says what it can do. */
import { loadConfig } from './config.ts';
import { runCommand } from './market-commands/index.ts';
import { withDatabase } from './open-database.ts';
import { createLog, openMarket } from './open-market.ts';

const [name, ...args] = process.argv.slice(2);

process.exitCode = await runCommand(name, {
  args,
  // npm goes to the repository's root and leaves the folder it was called in here.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  output: process.stdout,
  errors: process.stderr,
  withDatabase: (work) => withDatabase(loadConfig(process.env), work),
  async withMarket(work, options) {
    const config = loadConfig(process.env);
    const market = await openMarket(config, createLog(config.logLevel), options);
    try {
      return await work(market);
    } finally {
      await market.close();
    }
  },
});
