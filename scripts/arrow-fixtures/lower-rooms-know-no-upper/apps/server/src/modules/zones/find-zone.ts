import { cart } from '../cart/index.ts';

export const zone = cart;
