/** npm run migrate: brings the database of DATABASE_URL (or the embedded one) up to this version's schema. */
import { type Config, loadConfig } from './config/config.ts';
import { ownersConfig } from './config/owners-config.ts';
import { newerSchemaText } from './newer-schema.ts';
import { createLog, openMarket } from './open-market.ts';
import { startProblem } from './start-problem.ts';

let config: Config | undefined;
try {
  config = ownersConfig(loadConfig(process.env));
  const market = await openMarket(config, createLog(config.logLevel), { mayMigrate: true });
  const newer = await newerSchemaText(market.ctx);
  await market.close();
  process.stdout.write(newer || 'The database has the schema of this version.\n');
} catch (error) {
  process.stderr.write(`\n${config ? startProblem(error, config) : (error as Error).message}\n`);
  process.exitCode = 1;
}
