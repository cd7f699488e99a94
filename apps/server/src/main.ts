/** Starts the server, and hands it the process: nothing else of it reads the environment, or says how the program ends. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runMarket } = await import('./run-market.ts');
await runMarket(process);
