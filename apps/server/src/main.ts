/** The only file that touches the process: environment, database, listening, stopping. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runMarket } = await import('./run-market.ts');
await runMarket(process);
