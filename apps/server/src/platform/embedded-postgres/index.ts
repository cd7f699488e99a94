/**
 * A PostgreSQL of our own, for whoever sets no DATABASE_URL.
 * Owns: finding, creating, starting, stopping it, and clearing what a killed start left behind.
 * Not ours: the schema and every query, which belong to platform/database and the rooms.
 */
export {
  discardDataDir,
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from './start.ts';
