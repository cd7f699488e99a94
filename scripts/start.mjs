// npm start: from a fresh clone to an open market. Runs on the machine's own Node; see scripts/setup.
import { ensureBuilt } from './setup/build.mjs';
import { runScript } from './setup/run-script.mjs';

runScript('build/main.js', { prepared: ensureBuilt });
