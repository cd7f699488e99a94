import { waitOnline } from '../../lib/connection/wait-online.ts';
import { headersOf } from '../../lib/api/browser-client.ts';
import { readEvents } from '../../lib/api/event-stream.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import { followWhileVisible } from '../../lib/api/while-visible.ts';
import { readStored } from '../../lib/session/browser-store.ts';
import { type CartEvent, followCart } from './core/follow-cart.ts';

/** Follows a module's cart while the page is visible. */
function followModule(moduleId: string, onEvent: (event: CartEvent) => void): () => void {
  const headers = () => headersOf({ token: readStored('token'), moduleId });
  const open = async (tell: typeof onEvent, signal: AbortSignal) =>
    readEvents('cart.events', await guestQuery(), tell, signal, headers());
  const ports = { open, onEvent, wait: waitOnline, chance: Math.random };
  return followWhileVisible((signal) => followCart(ports, signal));
}

// A navigation unmounts the cart and mounts it again.
const lingerMs = 3000;

interface Live {
  readonly listeners: Set<(event: CartEvent) => void>;
  readonly stop: () => void;
}

const lives = new Map<string, Live>();

/**
 * Follows a module's cart while any component renders it, with one stream for all of them. `who` identifies its
 * owner, so that a sign-in opens another stream.
 */
export function shareStream(moduleId: string, who: string, onEvent: (event: CartEvent) => void): () => void {
  const key = `${moduleId} ${who}`;
  let live = lives.get(key);
  if (!live) {
    const listeners = new Set<(event: CartEvent) => void>();
    const tell = (event: CartEvent): void => {
      for (const listener of listeners) listener(event);
    };
    live = { listeners, stop: followModule(moduleId, tell) };
    lives.set(key, live);
  }
  const { listeners, stop } = live;
  listeners.add(onEvent);
  return () => {
    listeners.delete(onEvent);
    setTimeout(() => {
      if (listeners.size > 0 || lives.get(key)?.listeners !== listeners) return;
      lives.delete(key);
      stop();
    }, lingerMs);
  };
}
