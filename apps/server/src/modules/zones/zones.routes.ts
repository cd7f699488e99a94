import type { Routes } from '../../platform/endpoints.ts';
import { listModules } from './list-modules.ts';
import { checkZone, listZones } from './list-zones.ts';

/** Calls of the zones room; modules are listed here because they say in which zones they work. */
export const zonesRoutes = {
  'settings.modules': (ctx) => listModules(ctx),
  'zones.list': (ctx) => listZones(ctx),
  'zones.check': (ctx, { query }) => checkZone(ctx, query),
} satisfies Routes;
