import { findItem } from '../catalog/find-item.ts';

export const list = findItem;
