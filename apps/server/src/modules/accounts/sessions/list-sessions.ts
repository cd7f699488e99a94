import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { getZones } from '../../zones/index.ts';
import { listSessionRows, type SessionRow, type SessionTables } from './sessions.repo.ts';

type Sessions = Reply<'accounts.sessions'>['sessions'];

function viewSession(row: SessionRow, here: Buffer, place: string | null): Sessions[number] {
  return {
    id: row.id,
    is_current: row.token_hash.equals(here),
    browser: row.browser,
    system: row.system,
    place,
    created_at: row.created_at.toISOString(),
    last_used_at: (row.last_used_at ?? row.created_at).toISOString(),
  };
}

/** GET /customer/sessions: where one is signed in. */
export async function listSessions(ctx: Ctx): Promise<Reply<'accounts.sessions'>> {
  const { customerId, sessionHash } = getCustomer(ctx);
  const now = new Date(ctx.clock.now());
  const rows = await listSessionRows(over<SessionTables>(ctx), customerId, now);
  const { zones } = await getZones(ctx);
  const placeOf = (id: string | null) => zones.find((zone) => zone.id === id)?.names[ctx.language] ?? null;
  return { sessions: rows.map((row) => viewSession(row, sessionHash, placeOf(row.zone_id))) };
}
