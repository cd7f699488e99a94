// Builds the storefront and the server, as a check: in a process of its own, beside others.
import { join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';

ensureBuilt(join(import.meta.dirname, '../..'));
