/** Between facts on one line: where the line breaks, it stays with what stands before it. */
export const separator = '\u00a0· ';
