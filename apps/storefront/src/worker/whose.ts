import type { Asked } from './rules.ts';

/** The name of a shopper in the names of caches: a hash, so that no token can be read there. */
export async function shopperName(token: string | null, guestId: string | null): Promise<string | null> {
  const text = token !== null ? `token ${token}` : guestId !== null ? `guest ${guestId}` : null;
  if (text === null) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The shopper who makes a call; null if it names none. */
export function shopperOf({ url, headers }: Pick<Asked, 'url' | 'headers'>): Promise<string | null> {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
  return shopperName(token, new URL(url).searchParams.get('guest_id'));
}

// The headers that an answer depends on, besides its address.
const dependsOn = ['x-localization', 'moduleid', 'zoneid', 'latitude', 'longitude'];

/** The name of an answer in the cache: the address without the guest id, and the headers it depends on. */
export function answerName({ url, headers }: Pick<Asked, 'url' | 'headers'>): string {
  const name = new URL(url);
  name.searchParams.delete('guest_id');
  name.searchParams.set('kept-for', dependsOn.map((header) => headers.get(header) ?? '').join(' '));
  return name.href;
}
