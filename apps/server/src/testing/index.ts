/**
 * PostgreSQL for tests. Owns: one server per test run and a migrated template in it (global-setup.ts),
 * and a database of its own for every test file that asks. Not ours: what the tests put into it.
 */
import { inject } from 'vitest';
import { copyDatabase, type TestDatabase } from './databases.ts';

export type { TestDatabase } from './databases.ts';

/**
 * A fresh database with every migration applied, or a copy of another test database (by name, with
 * no session open on it). Drop it in `afterAll`; what is forgotten goes with the run.
 */
export function createTestDatabase(template: string = inject('migratedTemplate')): Promise<TestDatabase> {
  return copyDatabase(inject('postgresUrl'), template);
}
