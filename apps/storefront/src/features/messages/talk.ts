import { COUNTERPART_KINDS, type CounterpartKind } from '@promenade/domain/messages';
import type { Conversation } from './wire.ts';

/** Which conversation is open: an existing one, or the one with somebody, which may not exist yet. */
export type Talk =
  | { readonly conversation_id: string }
  | { readonly counterpart: CounterpartKind; readonly counterpart_id?: string };

/** The subject of the next message. */
export interface About {
  readonly kind: 'order' | 'trip';
  readonly id: string;
  /** Its public number; absent if the link did not contain it. */
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

/** The order or trip that an address names. */
export function aboutOf(search: URLSearchParams): About | null {
  const number = search.get('number') ?? undefined;
  for (const kind of ['order', 'trip'] as const) {
    const id = search.get(kind);
    if (id) return { kind, id, number };
  }
  return null;
}

/** The storage name of a conversation, for drafts and messages being sent. */
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
