import { orders } from '../modules/orders/index.ts';

export const jobs = orders;
