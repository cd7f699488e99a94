import { heart } from '../wishlist/heart.tsx';

export const drawer = heart;
