import { sample } from './cart.test.ts';

export const addLine = sample;
