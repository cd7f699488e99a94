/**
 * Backups: writes a market's whole database and all its files to a folder, and restores them into an empty market. Owns
 * the folder's format (docs/operating.md), its checksums, and the guarantee that an incomplete backup is never taken
 * for a complete one. Does not own when backups are made, nor what the rows mean.
 */
export { getBackup, restoreBackup, type RestoredMarket } from './restore-backup.ts';
export { writeBackup, type BackupSource } from './write-backup.ts';
