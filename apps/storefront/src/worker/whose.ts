import type { Asked } from './rules.ts';

/** Names what is kept for one shopper: a hash, so that the name of a cache tells no token. */
export async function shopperName(token: string | null, guestId: string | null): Promise<string | null> {
  const text = token !== null ? `token ${token}` : guestId !== null ? `guest ${guestId}` : null;
  if (text === null) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whose answer a call asks for; null where it names nobody. */
export function shopperOf({ url, headers }: Pick<Asked, 'url' | 'headers'>): Promise<string | null> {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
  return shopperName(token, new URL(url).searchParams.get('guest_id'));
}

// What an answer depends on beside its address.
const dependsOn = ['x-localization', 'moduleid', 'zoneid', 'latitude', 'longitude'];

/** The name under which an answer is kept: the address without the guest, and what else the answer depends on. */
export function answerName({ url, headers }: Pick<Asked, 'url' | 'headers'>): string {
  const name = new URL(url);
  name.searchParams.delete('guest_id');
  name.searchParams.set('kept-for', dependsOn.map((header) => headers.get(header) ?? '').join(' '));
  return name.href;
}
