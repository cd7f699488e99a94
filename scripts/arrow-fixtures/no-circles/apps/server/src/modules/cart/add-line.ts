import { removeLine } from './remove-line.ts';

export interface Added {
  readonly id: string;
}

export const addLine = removeLine;
