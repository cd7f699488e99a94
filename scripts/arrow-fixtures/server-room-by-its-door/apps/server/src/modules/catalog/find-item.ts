export const findItem = 1;
