import { inject } from 'vitest';
import { copyDatabase, type TestDatabase } from './databases.ts';

/**
 * A new database with every migration applied, or a copy of another test database (by name, with no open session).
 * Drop it in `afterAll`; what is left is dropped at the end of the run.
 */
export function createTestDatabase(template: string = inject('migratedTemplate')): Promise<TestDatabase> {
  return copyDatabase(inject('postgresUrl'), template);
}
