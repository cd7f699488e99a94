// npm run migrate: the first command on a database of one's own, from a fresh clone too. Runs on the machine's own
// Node.
import { runScript } from './setup/run-script.mjs';

runScript('src/migrate-cli.ts');
