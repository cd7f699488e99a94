import { page } from '../../storefront/src/server.ts';

export const app = page;
