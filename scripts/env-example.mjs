// Writes .env.example from the configuration's schema; --check fails if it is stale. Needs the bundled Node.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configKeys } from '../apps/server/src/config/config.ts';

const target = join(import.meta.dirname, '../.env.example');

const entries = configKeys.map(({ key, meaning, byDefault }) => `# ${meaning}\n${key}=${byDefault}\n`);
const text = `# Copy to .env and change what you need; every key has a default. KEY_FILE=path in place of KEY reads it from a file. Written by "npm run env-example".\n\n${entries.join('\n')}`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('.env.example is stale: run "npm run env-example"');
  process.exitCode = 1;
}
