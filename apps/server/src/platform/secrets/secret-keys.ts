import { randomBytes } from 'node:crypto';
import { changed, remembered } from '../caching/cache.ts';
import { type Ctx, over } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  deleteFormerKeys,
  getSecretKey,
  listFormerKeys,
  replaceSecretKey,
  type SecretTables,
} from './secret-keys.repo.ts';

/** Keys that can be rotated: the one for seals, and the VAPID key for push services. */
export type RotatedKey = 'seal' | 'vapid';

/** A key, and its predecessors that are still accepted. */
export interface SecretKeys {
  readonly current: Buffer;
  readonly former: readonly Buffer[];
}

type KeyCtx = Pick<Ctx, 'db' | 'primary' | 'events' | 'changedTopics'>;

const topicOf = (name: RotatedKey): string => `secret-key:${name}`;
const keyBytes = 32;
// No link is valid longer: one to a trip expires 90 days after it, and trips are booked less than a year ahead.
const believedMs = 500 * 24 * 60 * 60_000;

/** A key of the market; each server reads it once, and again after a rotation. */
export const secretKeys = (ctx: KeyCtx, name: RotatedKey): Promise<SecretKeys> =>
  remembered(ctx, topicOf(name), async (reading) => {
    const db = over<SecretTables>(reading);
    const [current, former] = await Promise.all([getSecretKey(db, name), listFormerKeys(db, name)]);
    return { current, former };
  });

/**
 * Rotates a key of the market for all its servers. What was signed with the former one stays valid until it expires;
 * `atOnce` invalidates it now, for a key that may have leaked.
 */
export const rotateKey = (
  ctx: Ctx,
  name: RotatedKey,
  { atOnce }: { readonly atOnce: boolean },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const db = over<SecretTables>(inner);
    const now = inner.clock.now();
    await replaceSecretKey(db, name, { key: randomBytes(keyBytes), at: new Date(now) });
    await deleteFormerKeys(db, name, new Date(atOnce ? now : now - believedMs));
    await changed(inner, topicOf(name));
  });
