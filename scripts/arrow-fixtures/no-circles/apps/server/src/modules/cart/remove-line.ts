import { addLine } from './add-line.ts';

export const removeLine = addLine;
