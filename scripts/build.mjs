// npm run build: the storefront and the server as npm start builds them, which then has nothing left to build; also a
// check of npm test, in a process of its own beside others.
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { toldInASentence } from './setup/run-script.mjs';

toldInASentence(() => ensureBuilt(join(import.meta.dirname, '..')));
