import { removeLine } from './remove-line.ts';

export const addLine = removeLine;
