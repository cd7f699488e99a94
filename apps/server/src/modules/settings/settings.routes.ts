import type { Routes } from '../../platform/endpoints.ts';
import { getConfig } from './get-config.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

/** Calls of the settings room. */
export const settingsRoutes = {
  'settings.config': (ctx) => getConfig(ctx),
  'newsletter.subscribe': (ctx, { body }) => subscribeNewsletter(ctx, body),
} satisfies Routes;
