import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { endpoints } from '@promenade/contract/calls';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import {
  createMigratedTemplate,
  dropTestAccount,
  dropWithCopies,
  makeTestAccount,
  type TestDatabase,
} from './databases.ts';
import { createFixtureTemplate } from './fixture-template.ts';
import { matrixPath, readProofs, renderMatrix, withMatrix } from './resilience/matrix.ts';
import { startTestPostgres, type TestPostgres } from './throwaway-postgres.ts';
import { readRefusalRecords, untestedRefusals } from './untested-refusals.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    migratedTemplate: string;
    /** Whom the servers of tests come as. */
    servingAccount: { name: string; password: string };
    /** The fixture's market with every migration applied. */
    fixtureTemplate: string;
    /** Where workers record the refusals that their tests received. */
    refusalRecords: string;
    /** Where workers record the rows of the resiliency matrix that their tests proved. */
    provenRows: string;
  }
}

/** Whether all room tests ran: only then is a refusal known to be untested. */
async function ranEverything(project: TestProject): Promise<boolean> {
  if (project.name !== 'rooms') return false;
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getTestModules().filter((module) => module.project === project);
  return ran.length >= testFiles.length && !project.config.testNamePattern && !project.vitest.config.watch;
}

async function countRefusals(project: TestProject, records: string): Promise<void> {
  const answered = await readRefusalRecords(records);
  await rm(records, { recursive: true });
  if (!(await ranEverything(project))) return;
  const untested = untestedRefusals(Object.values(endpoints), answered);
  if (untested.length > 0) {
    throw new Error(
      `${untested.length} refusals of the contract are answered in no room's test:\n  ${untested.join('\n  ')}`,
    );
  }
}

/** Writes the matrix if run by `npm run resilience`; a complete run compares it with the document. */
async function compareMatrix(project: TestProject, folder: string): Promise<void> {
  const proofs = await readProofs(folder);
  await rm(folder, { recursive: true });
  const isToWrite = env['RESILIENCE'] === 'write';
  if (!isToWrite && !(await ranEverything(project))) return;
  const document = await readFile(matrixPath, 'utf8');
  const current = withMatrix(document, renderMatrix(proofs));
  const failed = project.vitest.state.getTestModules().filter((module) => !module.ok());
  if (isToWrite && failed.length > 0) throw new Error('The matrix is not written: some of its tests failed');
  if (isToWrite) await writeFile(matrixPath, current);
  else if (current !== document) throw new Error('docs/reliability.md is stale: run "npm run resilience"');
}

/** What the projects of a run share: a server with the template databases. */
interface Shared {
  readonly server: TestPostgres;
  readonly migrated: TestDatabase;
  readonly account: ProvidedContext['servingAccount'];
  readonly filled: TestDatabase;
}

async function openShared(): Promise<Shared> {
  const server = await startTestPostgres(env['TEST_DATABASE_URL']);
  try {
    const migrated = await createMigratedTemplate(server.connectionString);
    const account = await makeTestAccount(migrated);
    const filled = await createFixtureTemplate(server.connectionString, migrated);
    return { server, migrated, account, filled };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

let shared: Promise<Shared> | undefined;
let rings = 0;

/** The last project to end closes what all of them shared. */
async function leaveShared({ server, migrated, account }: Shared): Promise<void> {
  rings -= 1;
  if (rings > 0) return;
  shared = undefined;
  await dropWithCopies(server.connectionString, migrated.name);
  await dropTestAccount(server.connectionString, account);
  await server.stop();
}

/** Runs once per project, before its first worker: vitest calls it, and calls the returned function at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared ??= openShared();
  const opened = await shared;
  rings += 1;
  const records = await mkdtemp(join(tmpdir(), 'promenade-refusals-'));
  project.provide('postgresUrl', opened.server.connectionString);
  project.provide('migratedTemplate', opened.migrated.name);
  project.provide('servingAccount', opened.account);
  project.provide('fixtureTemplate', opened.filled.name);
  const proven = await mkdtemp(join(tmpdir(), 'promenade-proven-'));
  project.provide('refusalRecords', records);
  project.provide('provenRows', proven);
  return async () => {
    await leaveShared(opened);
    await compareMatrix(project, proven);
    await countRefusals(project, records);
  };
}
