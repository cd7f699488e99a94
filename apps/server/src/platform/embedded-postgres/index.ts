/**
 * An embedded PostgreSQL, used if DATABASE_URL is not set. Owns finding, creating, starting and stopping it, and
 * cleaning up after a killed start. The schema and all queries belong to platform/database and the rooms.
 */
export {
  discardDataDir,
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from './start.ts';
