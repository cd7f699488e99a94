import type { Routes } from '../../platform/http/handler.ts';
import { listModules } from './list-modules.ts';
import { exportZones } from './export-zones.ts';
import { importZones } from './import-zones.ts';
import { checkZone, getSurge, listZones } from './list-zones.ts';

/** Calls of the zones room; modules are listed here because the list says in which zones each works. */
export const zonesRoutes = {
  'settings.modules': (ctx) => listModules(ctx),
  'zones.list': (ctx) => listZones(ctx),
  'zones.check': (ctx, { query }) => checkZone(ctx, query),
  'zones.surge': (ctx, { query }) => getSurge(ctx, query),
  'ops.zones': (ctx) => exportZones(ctx),
  'ops.setZones': (ctx, { body }) => importZones(ctx, body),
} satisfies Routes;
