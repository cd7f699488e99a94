import { env } from 'node:process';
import type { TestProject } from 'vitest/node';
import { createMigratedTemplate, dropWithCopies } from './databases.ts';
import { startTestPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    migratedTemplate: string;
  }
}

/** Once per run, before the first worker: vitest calls it, and calls what it returns at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres(env['TEST_DATABASE_URL']);
  const template = await createMigratedTemplate(server.connectionString);
  project.provide('postgresUrl', server.connectionString);
  project.provide('migratedTemplate', template.name);
  return async () => {
    await dropWithCopies(server.connectionString, template.name);
    await server.stop();
  };
}
