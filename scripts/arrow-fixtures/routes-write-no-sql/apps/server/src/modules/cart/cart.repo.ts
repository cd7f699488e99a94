export const insertLine = 1;
