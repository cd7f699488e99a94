/** npm run migrate: brings the database of DATABASE_URL (or the embedded one) up to this version's schema. */
import { loadConfig } from './config.ts';
import { createLog, openMarket } from './open-market.ts';

try {
  const config = loadConfig(process.env);
  const market = await openMarket(config, createLog(config.logLevel), { mayMigrate: true });
  await market.close();
  process.stdout.write('The database has the schema of this version.\n');
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}
