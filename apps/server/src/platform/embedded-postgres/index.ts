/**
 * A PostgreSQL of our own, for whoever sets no DATABASE_URL.
 * Owns: finding, creating, starting, stopping it, and clearing what a killed start left behind.
 * Not ours: the schema and every query, which belong to platform/database and the rooms.
 */
export {
  discardDataDir,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findRunningPostgres,
  startEmbeddedPostgres,
} from './start.ts';
export { PostgresStartProblem } from './start-problem.ts';
