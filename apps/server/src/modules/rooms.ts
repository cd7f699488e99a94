import type { Routes } from '../platform/endpoints.ts';
import type { JobHandlers } from '../platform/jobs.ts';
import { settingsRoutes } from './settings/index.ts';
import { zonesRoutes } from './zones/index.ts';

/** Every room's calls, lower rooms first. */
export const roomRoutes: readonly Routes[] = [settingsRoutes, zonesRoutes];

/** What each kind of job does, by room. */
export const jobHandlers: JobHandlers = {};
