/** A message that the server has taken: its place in the conversation, and the id that its sender gave it. */
export interface Numbered {
  /** 1, 2, 3… in each conversation, without a gap: the order that every reader sees. */
  readonly number: number;
  readonly message_id: string;
}

/**
 * The messages of a conversation after some more have arrived, in whatever order and however often: each once, by its
 * number. What arrived last of a message stands, since links to its pictures are made anew.
 */
export function mergeMessages<M extends Numbered>(known: readonly M[], arrived: readonly M[]): M[] {
  const byNumber = new Map<number, M>();
  for (const message of [...known, ...arrived]) byNumber.set(message.number, message);
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** Whether messages between the known ones and the arrived one were not heard of: they are asked for. */
export function hasGapBefore(known: readonly Numbered[], arrived: Pick<Numbered, 'number'>): boolean {
  const last = known.at(-1)?.number ?? 0;
  return arrived.number > last + 1;
}

/** Messages on their way that the server has not taken yet, so that no bubble is drawn twice. */
export function stillWaiting<U extends { readonly message_id: string }>(
  waiting: readonly U[],
  known: readonly Numbered[],
): U[] {
  const taken = new Set(known.map(({ message_id }) => message_id));
  return waiting.filter(({ message_id }) => !taken.has(message_id));
}
