import { cart } from '../../../../packages/contract/src/cart/index.ts';

export const wire = cart;
