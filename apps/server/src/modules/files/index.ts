/**
 * Files: deletes uploaded pictures and documents that nothing refers to any more. Does not own the files: each room stores
 * its own and says which are in use.
 */
export { clearUnusedFiles } from './clear-unused-files.ts';
