// Checks that every library of the lockfile is under a licence that we may use (docs/security.md). Offline, less than
// a second.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLicenceProblems } from './supply/licences.mjs';

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
const problems = findLicenceProblems(lock);
console.log(
  problems.join('\n') || `${Object.keys(lock.packages).length} entries of the lockfile are in order`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
