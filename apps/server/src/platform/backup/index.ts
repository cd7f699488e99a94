/**
 * Backups: the whole database and all files of a market in one folder, and back into an empty market.
 * Owns the folder's format (docs/operating.md), its checksums, and that a half-made one is never taken for a whole.
 * Does not own when one is made, nor what the rows mean.
 */
export { getBackup, restoreBackup, type RestoredMarket } from './restore-backup.ts';
export { writeBackup, type BackupSource } from './write-backup.ts';
