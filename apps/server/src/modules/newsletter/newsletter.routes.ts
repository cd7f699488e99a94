import type { Routes } from '../../platform/http/handler.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

/** Calls of the newsletter. */
export const newsletterRoutes = {
  'newsletter.subscribe': (ctx, { body }) => subscribeNewsletter(ctx, body),
} satisfies Routes;
