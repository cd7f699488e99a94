import { insertLine } from './cart.repo.ts';

export const routes = insertLine;
