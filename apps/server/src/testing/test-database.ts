import { inject } from 'vitest';
import { copyDatabase, type TestDatabase } from './databases.ts';

/**
 * A fresh database with every migration applied, or a copy of another test database (by name, with
 * no session open on it). Drop it in `afterAll`; what is forgotten goes with the run.
 */
export function createTestDatabase(template: string = inject('migratedTemplate')): Promise<TestDatabase> {
  return copyDatabase(inject('postgresUrl'), template);
}
