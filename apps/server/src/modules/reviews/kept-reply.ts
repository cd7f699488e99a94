import type { Ctx } from '../../platform/context.ts';

/** What a store or provider says to a review, and since when. */
export interface KeptReply {
  readonly reply: string | null;
  readonly replied_at: Date | null;
}

/** A reply as it is kept from now on: an empty one takes back what was said. */
export function keptReply({ clock }: Pick<Ctx, 'clock'>, reply: string): KeptReply {
  return reply === '' ? { reply: null, replied_at: null } : { reply, replied_at: new Date(clock.now()) };
}
