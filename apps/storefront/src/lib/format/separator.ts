/** Separates facts on one line: at a line break it stays with the fact before it. */
export const separator = '\u00a0· ';
