import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnavailable } from './platform/database/unavailable.ts';
import type { Config } from './config/config.ts';

// PostgreSQL's own codes (docs: Appendix A): what whoever wrote DATABASE_URL can set right.
const sentences: Readonly<Record<string, string>> = {
  '28P01': 'does not take this name and password',
  '28000': 'does not take this name',
  '3D000': 'has no such database: make it first',
  '42501':
    'does not let this role do what is needed: it has to own its database, or, to serve a market, what docs/security.md lists for two database accounts; npm run migrate and imports take the owner from DATABASE_OWNER_URL',
  '3F000': 'has no schema that this role can write in: its search_path names none',
  ERR_TLS_CERT_ALTNAME_INVALID: 'shows a certificate of another name: write the name that it is for',
  CERT_HAS_EXPIRED: 'shows a certificate that has run out',
};

// Node's words for a certificate whose signer is not known to it (node:tls, X509 certificate error codes).
const unknownSigner = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
const signedByNobody =
  'shows a certificate whose signer is not known here: name the file of its authority with ?sslmode=verify-full&sslrootcert=FILE';

// The driver has no code for it.
const noTls = /does not support SSL connections/;
const takesNoTls = 'takes no encrypted connections: switch ssl on there, or take sslmode out of the address';

function sentenceOf(code: string, words: string): string | undefined {
  if (unknownSigner.has(code)) return signedByNobody;
  return noTls.test(words) ? takesNoTls : sentences[code];
}

// An address with two protocols fails in two ways, and says nothing itself.
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** An error and what it came of, such as the failure of a migration and the loss of its connection. */
function chainOf(error: unknown): unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...chainOf(error.cause)] : [error];
}

const noSpace = /No space left on device|ENOSPC/i;
// What the machine said, in a sentence that has advice of its own.
const inBrackets = /\(([^()]*ENOSPC[^()]*)\)/;
const lastLines = 20;

// PostgreSQL that does not start tells all of its start, and we what to do with a damaged folder, which this is not.
const lineOfDisk = (words: string): string => words.split('\n').find((line) => noSpace.test(line)) ?? words;

// PostgreSQL ends itself where it cannot write its log of changes; who asked it hears that the connection is gone.
function logTellsOfDisk(path: string): boolean {
  try {
    return noSpace.test(readFileSync(path, 'utf8').split('\n').slice(-lastLines).join('\n'));
  } catch {
    return false;
  }
}

function embeddedProblem(words: string, away: boolean, dataDir: string): string {
  const log = join(dataDir, 'postgres.log');
  if (noSpace.test(words) || (away && logTellsOfDisk(log)))
    return `The disk of ${dataDir} is full (${inBrackets.exec(words)?.[1] ?? lineOfDisk(words)}). Make room there, or set DATA_DIR to a folder on another disk, and start again.`;
  if (!away) return words;
  return `PostgreSQL has stopped (${words}). Start again: all that was confirmed is kept. If it stops once more, ${log} says why.`;
}

/** What to tell the person at the terminal when a market cannot be opened: of a database, which one and what to do. */
export function startProblem(
  error: unknown,
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'scale'>>,
): string {
  const told = problemOf(error, config);
  const isOwner = config.scale?.database.servingUrl !== undefined;
  return isOwner ? told.replaceAll('DATABASE_URL', 'DATABASE_OWNER_URL') : told;
}

function problemOf(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): string {
  const words = wordsOf(error);
  const { code = '', path } = (error ?? {}) as { code?: string; path?: string };
  const away = chainOf(error).some(isUnavailable);
  if (code === 'EMFILE')
    return `This process may open too few files (${words}). Allow it more, and start again: ulimit -n 4096, or LimitNOFILE=4096 of a systemd unit.`;
  if (databaseUrl === undefined) return embeddedProblem(words, away, dataDir);
  if (code === 'ENOTFOUND')
    return `The server of DATABASE_URL is not found (${words}). In a password, @ : / and # are written %40 %3A %2F and %23.`;
  if (code === '25006')
    return `The server of DATABASE_URL does not write (${words}). Set DATABASE_URL to the primary of its replicas, or let this role and database write: default_transaction_read_only is on.`;
  if (away)
    return `The server of DATABASE_URL cannot be reached (${words}). See that it runs and lets this machine in, or set DATABASE_URL to where it is.`;
  if (path !== undefined && [path, encodeURIComponent(path)].some((one) => databaseUrl.includes(one)))
    return `DATABASE_URL names a file that cannot be read (${words}).`;
  const sentence = sentenceOf(code, words);
  return sentence === undefined ? words : `The server of DATABASE_URL ${sentence} (${words}).`;
}
