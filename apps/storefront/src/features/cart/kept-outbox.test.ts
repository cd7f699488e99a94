import { Refusal } from '@promenade/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartCore } from './core/cart-core.ts';
import type { CartOp, Entry, Who } from './core/cart-op.ts';
import type { CartPorts, SentAs } from './core/cart-ports.ts';

const ana: Who = { guestId: 'ana' };
const remove = (lineId: string): CartOp => ({ kind: 'remove', pending: { kind: 'remove', lineId } });
const entry = (key: string, madeBy: Who, sentAs: Who | null = null): Entry => ({
  key,
  moduleId: 'food',
  madeBy,
  sentAs,
  op: remove(`line of ${key}`),
});

/** A browser's storage: its keys are its own, as in a real one. */
class MemoryStorage {
  [name: string]: unknown;
}
for (const [name, value] of Object.entries({
  getItem(this: MemoryStorage, key: string) {
    return (this[key] as string | undefined) ?? null;
  },
  setItem(this: MemoryStorage, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: MemoryStorage, key: string) {
    delete this[key];
  },
}))
  Object.defineProperty(MemoryStorage.prototype, name, { value });

let held: string[] = [];

beforeEach(() => {
  held = [];
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, ...[, run]: [unknown, ((lock: object | null) => unknown)?]) => {
        const lock = held.includes(name) ? null : { name };
        if (lock) held.push(name);
        return run ? run(lock) : new Promise(() => undefined);
      },
      query: async () => ({ held: held.map((name) => ({ name })) }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page of the browser: each has a module of its own. */
async function openPage() {
  vi.resetModules();
  return import('./kept-outbox.ts');
}

test('[CART-13] what a closed tab had not sent is taken over once; a tab that lives keeps its own', async () => {
  const closed = await openPage();
  closed.keptOutbox().write(JSON.stringify([entry('one', ana)]));
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  const next = await openPage();
  next.keptOutbox();
  expect(next.hasLeftChanges()).toBe(true);
  expect(await next.takeLeft()).toEqual([]);
  held = held.slice(1);
  expect((await next.takeLeft()).map(({ key }) => key)).toEqual(['one']);
  expect(await next.takeLeft()).toEqual([]);
  expect(next.hasLeftChanges()).toBe(false);
});

test('[SYS-06] a late refusal that two tabs hear of, having taken over the same change, is told by one', async () => {
  const [one, other] = [await openPage(), await openPage()];
  expect(await Promise.all([one.claimTelling('a'), other.claimTelling('a')])).toEqual([true, false]);
  expect(await other.claimTelling('b')).toBe(true);
});

test('without locks, as over plain http, changes wait out a reload alone', async () => {
  vi.stubGlobal('navigator', {});
  const page = await openPage();
  page.keptOutbox().write('[]');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await page.takeLeft()).toEqual([]);
  expect(await page.claimTelling('a')).toBe(true);
  expect((await openPage()).keptOutbox().read()).toBe('[]');
});

function coreThat(answer: (as: SentAs) => Promise<never[]>, who: Who = ana) {
  const unclaimed: string[] = [];
  const ports: CartPorts = {
    whoNow: () => who,
    who: async () => who,
    send: (_call, as) => answer(as),
    newIdempotencyKey: () => 'new',
    moduleNow: () => 'food',
    decimals: 2,
    outbox: { read: () => null, write: () => undefined },
    wait: async () => undefined,
    onServerLines: () => undefined,
    onPending: () => undefined,
    tellTabs: () => undefined,
    onUnclaimedRefusal: ({ key }) => unclaimed.push(key),
  };
  return { core: new CartCore(ports), unclaimed };
}

test('[CART-13] what was left goes out in its order, under its keys, and as who had sent it', async () => {
  const sent: [string, Who][] = [];
  const { core } = coreThat(async ({ key, who }) => {
    if (key !== undefined) sent.push([key, who]);
    return [];
  });
  core.adopt([entry('one', ana, ana), entry('two', ana)]);
  // Taken over twice, as two tabs may.
  core.adopt([entry('one', ana, ana)]);
  await expect.poll(() => core.isIdle()).toBe(true);
  expect(sent).toEqual([
    ['one', ana],
    ['two', ana],
  ]);
});

test('[NAV-11] what a customer had left is never sent, nor kept, for the next one', async () => {
  const sent: string[] = [];
  const { core } = coreThat(
    async ({ key }) => {
      if (key !== undefined) sent.push(key);
      return [];
    },
    { token: 'ben' },
  );
  core.adopt([entry('of ana', { token: 'ana' })]);
  await expect.poll(() => core.isIdle()).toBe(true);
  expect(sent).toEqual([]);
});

test('[SYS-06] a change that an earlier page made and that is refused is told', async () => {
  const refused = new Refusal(422, { errors: [{ code: 'out_of_stock', message: '' }], message: '' });
  const { core, unclaimed } = coreThat(async ({ key }) => {
    if (key !== undefined) throw refused;
    return [];
  });
  core.adopt([entry('one', ana, ana)]);
  await expect.poll(() => core.isIdle()).toBe(true);
  expect(unclaimed).toEqual(['one']);
});
