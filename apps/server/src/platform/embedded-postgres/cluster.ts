import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { clusterArgument, type Outcome, runProgram } from './run.ts';
import { bringBack, PostgresStartProblem } from './start-problem.ts';

/** The one role and the one database of an embedded server. */
export const EMBEDDED_ROLE = 'promenade';

const PASSWORD_BYTES = 24;

/**
 * Character classes follow LC_CTYPE even under ICU: with C, pg_trgm sees no letters in Arabic. C.UTF-8 exists on all
 * Linux systems, en_US.UTF-8 on macOS; C is the last resort.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** What creating a cluster needs. */
export interface ClusterPlan {
  readonly clusterDir: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  /** A folder that only the account and we can enter; used to pass the password. */
  readonly runDir: string;
}

/** Creates the cluster under a temporary name and renames it: a start that is killed leaves no partial cluster. */
export async function createCluster(plan: ClusterPlan): Promise<void> {
  const draft = `${plan.clusterDir}.new`;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordFile = join(plan.runDir, 'password');
  await writePrivateFile(passwordFile, password, plan.account);
  const outcome = await initialise(plan, draft, passwordFile);
  await rm(passwordFile);
  if (outcome.exitCode !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new PostgresStartProblem(
      `PostgreSQL could not create its data folder ${plan.clusterDir}: ${whyNot(plan, outcome)}`,
    );
  }
  await writePrivateFile(passwordPath(plan.clusterDir), password, undefined);
  await rename(draft, plan.clusterDir);
}

// initdb starts the server by a shell, with its path between double quotes.
const READ_BY_SHELLS = /[$`"]/;

function whyNot({ binaries }: ClusterPlan, { output }: Outcome): string {
  const [sign] = READ_BY_SHELLS.exec(binaries.binDir) ?? [];
  if (sign === undefined) return output.trim();
  return `it cannot be started in ${binaries.binDir}, whose path has a ${sign} in it. Move the folder, and start again.`;
}

/** The password that `createCluster` gave the role. */
export async function readPassword(clusterDir: string): Promise<string> {
  return readFile(passwordPath(clusterDir), 'utf8').catch(() => {
    throw new PostgresStartProblem(
      `The password of the embedded PostgreSQL is missing or unreadable: ${passwordPath(clusterDir)}. ${bringBack}`,
    );
  });
}

/** A cluster can only be opened by the major version that created it. */
export async function checkVersion(clusterDir: string, binaries: Binaries): Promise<void> {
  const made = Number(await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => Number.NaN));
  if (made === binaries.majorVersion) return;
  throw new PostgresStartProblem(
    Number.isNaN(made)
      ? `${clusterDir} is no PostgreSQL data folder, or belongs to another account. ${bringBack}`
      : `${clusterDir} was made by PostgreSQL ${made}, but the one at hand is ${binaries.majorVersion} ` +
          `(${binaries.origin}). Use version ${made}, or move the data by pg_dump.`,
  );
}

/** A folder that only the account (or we, without one) can enter. */
export async function makePrivateDir(dir: string, account: Account | undefined): Promise<void> {
  await mkdir(dir, { recursive: true });
  await chmod(dir, 0o700);
  if (account) await chown(dir, account.uid, account.gid);
}

async function initialise(plan: ClusterPlan, draft: string, passwordFile: string): Promise<Outcome> {
  let outcome: Outcome = { exitCode: -1, output: '' };
  for (const characterType of CHARACTER_TYPES) {
    await rm(draft, { recursive: true, force: true });
    await makePrivateDir(draft, plan.account);
    outcome = await runInitdb(plan, draft, passwordFile, characterType);
    if (!outcome.output.includes('invalid locale name')) break;
  }
  return outcome;
}

function runInitdb(
  plan: ClusterPlan,
  draft: string,
  passwordFile: string,
  characterType: string,
): Promise<Outcome> {
  const place = { dir: draft, account: plan.account };
  return runProgram(place, join(plan.binaries.binDir, 'initdb'), [
    `--pgdata=${clusterArgument(place)}`,
    `--username=${EMBEDDED_ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--locale-provider=icu',
    '--icu-locale=und',
    '--data-checksums',
  ]);
}

function passwordPath(clusterDir: string): string {
  return join(dirname(clusterDir), 'postgres-password');
}

async function writePrivateFile(path: string, content: string, account: Account | undefined): Promise<void> {
  await rm(path, { force: true });
  await writeFile(path, content, { mode: 0o600, flag: 'wx' });
  if (account) await chown(path, account.uid, account.gid);
}
