export const heart = 1;
