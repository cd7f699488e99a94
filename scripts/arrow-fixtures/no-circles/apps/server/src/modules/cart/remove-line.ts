import type { Added } from './add-line.ts';

export const removeLine = ({ id }: Added): string => id;
