// npm run market: what an operator does to a market, from a fresh clone too. Runs on the machine's own Node.
import { runScript } from './setup/run-script.mjs';

runScript('src/market-cli.ts');
