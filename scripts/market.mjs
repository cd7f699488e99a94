// npm run market: an operator's commands, from a fresh clone too. Runs on the machine's own Node.
import { runScript } from './setup/run-script.mjs';

runScript('src/market-cli.ts', { takesWords: true });
