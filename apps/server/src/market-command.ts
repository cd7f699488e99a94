import { type Config, loadConfig } from './config/config.ts';
import { ownersConfig } from './config/owners-config.ts';
import type { CommandCall } from './market-commands/command.ts';
import { runCommand } from './market-commands/index.ts';
import { besideRunning, withDatabase } from './open-database.ts';
import { createLog, openMarket } from './open-market.ts';
import { refuseNoOwner } from './platform/database/serving-account.ts';
import { Refused } from './platform/errors.ts';
import { startProblem } from './start-problem.ts';
import { isNewPlace, noMarketText } from './which-market.ts';

// Before anything is opened: a database would be made where there is none, and every later command take it for the market.
function refuseNewPlace(config: Config): void {
  if (isNewPlace(config)) throw new Error(noMarketText(config));
}

/** Does it with the market that the environment names; what cannot be opened is told of in words. */
async function withConfig<T>(env: NodeJS.ProcessEnv, work: (config: Config) => Promise<T>): Promise<T> {
  const config = ownersConfig(loadConfig(env));
  return work(config).catch((cause: unknown) => {
    throw cause instanceof Refused ? cause : new Error(startProblem(cause, config), { cause });
  });
}

/** How a command was called from a terminal. */
type Called = Pick<CommandCall, 'args' | 'folder' | 'output' | 'errors'>;

/** Runs a command with the market that the environment names, and answers the exit code. */
export function runMarketCommand(
  name: string | undefined,
  called: Called,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return runCommand(name, {
    ...called,
    hasMarket: () => !isNewPlace(loadConfig(env)),
    withDatabase: (work) =>
      withConfig(env, async (config) => {
        refuseNewPlace(config);
        return withDatabase(config, work);
      }),
    withMarket: (work, options) =>
      withConfig(env, async (config) => {
        if (!options?.mayBeNew) refuseNewPlace(config);
        // What may migrate wants the market for itself.
        const reached = options?.mayMigrate ? config : await besideRunning(config);
        // Standard output is the command's answer.
        const log = createLog(config.logLevel, called.errors);
        const market = await openMarket(reached, log, options);
        try {
          if (options?.mayBeNew) await refuseNoOwner(market.pool);
          return await work(market);
        } finally {
          await market.close();
        }
      }),
  });
}
