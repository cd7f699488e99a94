/** A message that the server has stored: its sequence number, and the id chosen by its sender. */
export interface Numbered {
  /** 1, 2, 3… in each conversation, without a gap: the order that every reader sees. */
  readonly number: number;
  readonly message_id: string;
}

/**
 * Merges newly arrived messages into a conversation, whatever their order and however often they arrive: each once, by
 * number. The latest copy of a message wins, since the links to its pictures are renewed.
 */
export function mergeMessages<M extends Numbered>(known: readonly M[], arrived: readonly M[]): M[] {
  const byNumber = new Map<number, M>();
  for (const message of [...known, ...arrived]) byNumber.set(message.number, message);
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** Whether there is a gap between the known messages and the one that arrived, so that the missing ones must be fetched. */
export function hasGapBefore(known: readonly Numbered[], arrived: Pick<Numbered, 'number'>): boolean {
  const last = known.at(-1)?.number ?? 0;
  return arrived.number > last + 1;
}

/** The pending messages that the server has not stored yet, so that none is shown twice. */
export function stillWaiting<U extends { readonly message_id: string }>(
  waiting: readonly U[],
  known: readonly Numbered[],
): U[] {
  const taken = new Set(known.map(({ message_id }) => message_id));
  return waiting.filter(({ message_id }) => !taken.has(message_id));
}
