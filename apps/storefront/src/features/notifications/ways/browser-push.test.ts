import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToPush } from './browser-push.ts';

const keyOf = (byte: number) => Buffer.alloc(65, byte);
const textOf = (key: Buffer) => key.toString('base64url');

/** A browser's push manager: one subscription, which another key may not join (Push API, subscribe(), step 9). */
function pushManager() {
  let held: { key: Buffer } | null = null;
  const counts = { dropped: 0 };
  const subscription = (of: { key: Buffer }) => ({
    options: { applicationServerKey: new Uint8Array(of.key).buffer },
    unsubscribe: async () => {
      counts.dropped += 1;
      if (held === of) held = null;
      return true;
    },
  });
  return {
    counts,
    getSubscription: async () => held && subscription(held),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const key = Buffer.from(applicationServerKey, 'base64url');
      if (held && !held.key.equals(key)) throw new DOMException('another key', 'InvalidStateError');
      held ??= { key };
      return subscription(held);
    },
  };
}

let manager: ReturnType<typeof pushManager>;
beforeEach(() => {
  manager = pushManager();
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  const ready = Promise.resolve({ pushManager: manager });
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => undefined, ready } });
});
afterEach(() => vi.unstubAllGlobals());

const heldKey = async (key: Buffer) => {
  const made = await askToPush(textOf(key));
  return textOf(Buffer.from(made?.options.applicationServerKey ?? new ArrayBuffer(0)));
};

test.each([251, 62])('a market with another key than before can be turned on again', async (byte) => {
  expect(await heldKey(keyOf(1))).toBe(textOf(keyOf(1)));
  expect(await heldKey(keyOf(byte))).toBe(textOf(keyOf(byte)));
});

test('with the same key the subscription stays as it is', async () => {
  await askToPush(textOf(keyOf(251)));
  expect(await heldKey(keyOf(251))).toBe(textOf(keyOf(251)));
  expect(manager.counts.dropped).toBe(0);
});
