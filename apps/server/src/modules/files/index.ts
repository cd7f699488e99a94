/**
 * Files: what becomes of pictures and papers that people sent and that nothing shows any more. Does not own them: each
 * room keeps and names its own.
 */
export { clearUnusedFiles } from './clear-unused-files.ts';
