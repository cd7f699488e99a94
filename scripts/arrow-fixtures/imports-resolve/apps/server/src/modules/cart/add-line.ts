import { gone } from './gone.ts';

export const addLine = gone;
