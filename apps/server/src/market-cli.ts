/** What `npm run market` starts; `npm run market -- help` says what it can do. */
import { type Config, loadConfig } from './config/config.ts';
import { runCommand } from './market-commands/index.ts';
import { tellWhenStopped } from './market-commands/stopped.ts';
import { besideRunning, withDatabase } from './open-database.ts';
import { createLog, openMarket } from './open-market.ts';
import { Refused } from './platform/errors.ts';
import { startProblem } from './start-problem.ts';
import { isNewPlace, noMarketText } from './which-market.ts';

const [name, ...args] = process.argv.slice(2);
tellWhenStopped(process, name);

// Before anything is opened: a database would be made where there is none, and every later command take it for the market.
function refuseNewPlace(config: Config): void {
  if (isNewPlace(config)) throw new Error(noMarketText(config));
}

/** Does it with the market that the environment names; what cannot be opened is told of in words. */
async function withConfig<T>(work: (config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig(process.env);
  return work(config).catch((cause: unknown) => {
    throw cause instanceof Refused ? cause : new Error(startProblem(cause, config), { cause });
  });
}

process.exitCode = await runCommand(name, {
  args,
  // npm goes to the repository's root and leaves the folder it was called in here.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  output: process.stdout,
  errors: process.stderr,
  hasMarket: () => !isNewPlace(loadConfig(process.env)),
  withDatabase: (work) =>
    withConfig(async (config) => {
      refuseNewPlace(config);
      return withDatabase(config, work);
    }),
  withMarket: (work, options) =>
    withConfig(async (config) => {
      if (!options?.mayBeNew) refuseNewPlace(config);
      // What may migrate wants the market for itself.
      const reached = options?.mayMigrate ? config : await besideRunning(config);
      // Standard output is the command's answer.
      const log = createLog(config.logLevel, process.stderr);
      const market = await openMarket(reached, log, options);
      try {
        return await work(market);
      } finally {
        await market.close();
      }
    }),
});
