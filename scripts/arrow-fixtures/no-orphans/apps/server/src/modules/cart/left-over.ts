export const leftOver = 1;
