import { COUNTERPART_KINDS, type CounterpartKind } from '@promenade/domain/messages';
import type { Conversation } from './wire.ts';

/** Which conversation is open: one that exists, or the one with somebody, which may not yet. */
export type Talk =
  | { readonly conversation_id: string }
  | { readonly counterpart: CounterpartKind; readonly counterpart_id?: string };

/** What a message that is written now is about. */
export interface About {
  readonly kind: 'order' | 'trip';
  readonly id: string;
  /** As people know it; where the link did not say, absent. */
  readonly number: string | undefined;
}

const isKind = (text: string): text is CounterpartKind =>
  (COUNTERPART_KINDS as readonly string[]).includes(text);

/** The conversation that an address names: `conversation={id}`, or `chat=store:{id}`, `chat=support`. */
export function talkOf(search: URLSearchParams): Talk | null {
  const conversation = search.get('conversation');
  if (conversation) return { conversation_id: conversation };
  const [kind = '', id] = (search.get('chat') ?? '').split(':', 2);
  if (!isKind(kind)) return null;
  return id ? { counterpart: kind, counterpart_id: id } : { counterpart: kind };
}

/** The order or trip that an address brings along. */
export function aboutOf(search: URLSearchParams): About | null {
  const number = search.get('number') ?? undefined;
  for (const kind of ['order', 'trip'] as const) {
    const id = search.get(kind);
    if (id) return { kind, id, number };
  }
  return null;
}

/** One name for a talk: drafts and messages on their way are kept by it. */
export function talkKey(talk: Talk): string {
  if ('conversation_id' in talk) return talk.conversation_id;
  return [talk.counterpart, talk.counterpart_id ?? ''].join(':');
}

/** Whether the conversation is the one that is open. */
export function isOf(
  talk: Talk | null,
  { id, counterpart }: Pick<Conversation, 'id' | 'counterpart'>,
): boolean {
  if (talk === null) return false;
  if ('conversation_id' in talk) return talk.conversation_id === id;
  return talk.counterpart === counterpart.kind && (talk.counterpart_id ?? null) === counterpart.id;
}
