import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Ctx } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { listenForEvents } from '../platform/events/events.ts';
import { ownMap } from '../platform/sources/geo-source.ts';
import { randomIds } from '../platform/ids.ts';
import { localServices } from '../platform/sources/sign-in-sources.ts';
import { folderStorage } from '../platform/files/storage.ts';
import type { FakeClock } from './fake-clock.ts';

/** The market's own context on a test's database. `ctx.events.close()` ends its notifications from other servers. */
export async function contextOf(
  database: Database,
  clock: FakeClock,
  log: Logger,
  name: string,
): Promise<Ctx> {
  return {
    db: database.db,
    clock,
    ids: randomIds(clock),
    log,
    events: await listenForEvents(database.pool, log),
    storage: folderStorage(join(tmpdir(), 'promenade-test-media', name)),
    geo: ownMap,
    ...localServices,
    gateways: {},
    actor: { kind: 'system' },
    language: 'en',
    where: { zoneIds: [], moduleId: undefined, point: undefined },
    publicUrl: 'http://market.example',
    requestId: 'test',
  };
}
