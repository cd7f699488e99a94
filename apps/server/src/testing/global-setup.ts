import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { endpoints } from '@promenade/contract/calls';
import type { TestProject } from 'vitest/node';
import { createMigratedTemplate, dropWithCopies } from './databases.ts';
import { startTestPostgres } from './throwaway-postgres.ts';
import { readRefusalRecords, untestedRefusals } from './untested-refusals.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    migratedTemplate: string;
    /** Where workers note the refusals that their tests were answered. */
    refusalRecords: string;
  }
}

/** Only a run of every room's tests can say that a refusal has none. */
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

/** Once per run, before the first worker: vitest calls it, and calls what it returns at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres(env['TEST_DATABASE_URL']);
  const template = await createMigratedTemplate(server.connectionString).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const records = await mkdtemp(join(tmpdir(), 'promenade-refusals-'));
  project.provide('postgresUrl', server.connectionString);
  project.provide('migratedTemplate', template.name);
  project.provide('refusalRecords', records);
  return async () => {
    await dropWithCopies(server.connectionString, template.name);
    await server.stop();
    await countRefusals(project, records);
  };
}
