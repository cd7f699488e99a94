// Checks that no tracked file contains anything that looks like a secret. Offline, a second.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSecrets } from './supply/secrets.mjs';

const root = join(import.meta.dirname, '..');
const PICTURES = /\.(png|jpe?g|webp|avif|gif|woff2?|pdf|pbf|mvt|gz|zip|bin)$/i;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  .toString()
  .split('\0')
  .filter((file) => file !== '' && !PICTURES.test(file) && existsSync(join(root, file)));
const found = files.flatMap((file) =>
  findSecrets(readFileSync(join(root, file), 'utf8')).map(([line, what]) => `${file}:${line}: ${what}`),
);
console.log(found.join('\n') || `${files.length} files hold no secret`);
process.exitCode = found.length > 0 ? 1 : 0;
