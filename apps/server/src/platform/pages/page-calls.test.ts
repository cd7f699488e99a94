import { beforeEach, expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import type { Ctx } from '../context.ts';
import type { Routes } from '../http/handler.ts';
import { refuse } from '../errors.ts';
import { type PageCall, pageCalls } from './page-calls.ts';

const clock = fakeClock('2026-03-05T12:00:00Z');
const [zoneA, zoneB] = ['a', 'b'].map((letter) => `01941f29-7c00-7000-8000-00000000000${letter}`);

let asked: Ctx[] = [];
let failing = false;
let log: unknown[] = [];
const listeners = new Map<string, (() => void)[]>();
const publish = (topic: string): void => {
  for (const listener of listeners.get(topic) ?? []) listener();
};

/** Handlers that number their answers: the same number means the same answer. */
const numbered = (ctx: Ctx): never => {
  asked.push(ctx);
  if (failing) throw new Error('the database is gone');
  return { number: asked.length } as never;
};
const rooms = [
  {
    'settings.config': async (ctx) => numbered(ctx),
    'catalog.stores': async (ctx) => numbered(ctx),
    'catalog.categories': async (ctx) => numbered(ctx),
    'catalog.store': async () => refuse('not_found'),
    'cart.list': async (ctx) => numbered(ctx),
  } satisfies Routes,
];

/** A point in the north is in zone B, whatever its header claims. */
const zonesSeen = async ({ where }: Ctx) =>
  (where.point && where.point.lat > 0 ? [zoneB] : where.zoneIds).map(String);

function calls() {
  const error = (entry: unknown) => log.push(entry);
  const subscribe = (topic: string, listener: () => void) =>
    listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
  const ctx = { clock, log: { error }, events: { subscribe } } as unknown as Ctx;
  const ask = pageCalls(ctx, rooms, zonesSeen, ['settings']);
  const query = { limit: 12, type: undefined };
  return (id: PageCall['id'], headers: Record<string, string> = {}, more: PageCall['query'] = {}) =>
    ask({ id, params: { id: 'x' }, query: { ...query, ...more }, headers, requestId: 'page-1' });
}

beforeEach(() => {
  asked = [];
  log = [];
  failing = false;
});

test('a page shown right after the settings changed has the new ones', async () => {
  const ask = calls();
  const before = await ask('settings.config');
  expect(await ask('settings.config')).toBe(before);
  publish('settings');
  expect(await ask('settings.config')).not.toEqual(before);
});

test('pages of one second, language, zone and module share what depends on nothing else', async () => {
  const ask = calls();
  const here = { zoneid: JSON.stringify([zoneA]), latitude: '-1', longitude: '1' };
  const first = await ask('settings.config', here);
  expect(await ask('settings.config', { ...here, latitude: '-2' })).toBe(first);
  for (const headers of [
    { zoneid: JSON.stringify([zoneB]) },
    { ...here, moduleId: 'm' },
    { ...here, 'X-localization': 'ar' },
  ])
    expect(await ask('settings.config', headers)).not.toEqual(first);
  clock.advance(1_000);
  expect(await ask('settings.config', here)).not.toEqual(first);
});

test('[SYS-14] featured categories are fresh for half a minute and shown for a minute at most; they were asked for each second', async () => {
  const ask = calls();
  const featured = async () => (await ask('catalog.categories', {}, { featured: '1' })).body;
  const all = async () => (await ask('catalog.categories')).body;
  const [first, every] = [await featured(), await all()];
  clock.advance(29_000);
  expect([await featured(), await all()]).toEqual([first, { number: 3 }]);
  expect(every).toEqual({ number: 2 });
  clock.advance(1_000);
  expect(await featured()).toEqual(first);
  await expect.poll(featured).toEqual({ number: 4 });
  clock.advance(60_000);
  expect(await featured()).toEqual({ number: 5 });
  publish('settings');
  expect(await featured()).toEqual({ number: 6 });
});

test('[MOD-08] a claimed zone shares nothing with the pages of those who are in it', async () => {
  const ask = calls();
  const north = { latitude: '1', longitude: '1' };
  const claimed = await ask('settings.config', { ...north, zoneid: JSON.stringify([zoneA]) });
  expect(await ask('settings.config', { zoneid: JSON.stringify([zoneA]) })).not.toEqual(claimed);
  expect(await ask('settings.config', { ...north, zoneid: JSON.stringify([zoneB]) })).toBe(claimed);
});

test('what is shared cannot be changed by the page that got it first', async () => {
  const { body } = await calls()('settings.config');
  expect(() => Object.assign(body as object, { number: 99 })).toThrow(TypeError);
});

test('lists with distances are asked anew, by nobody in particular and for the place of the headers', async () => {
  const ask = calls();
  const headers = {
    'X-localization': 'fr',
    zoneid: JSON.stringify([zoneA]),
    latitude: '-34.9',
    longitude: '-56.2',
  };
  expect(await ask('catalog.stores', headers)).not.toEqual(await ask('catalog.stores', headers));
  expect(asked[0]).toMatchObject({
    actor: { kind: 'anyone' },
    language: 'fr',
    where: { zoneIds: [zoneA], point: { lat: -34.9, lng: -56.2 } },
    acceptsRecent: true,
  });
});

test('a refusal keeps its status and its words', async () => {
  expect(await calls()('catalog.store', { 'x-localization': 'nl' })).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'not_found' }] },
  });
});

test('a fault is logged, answered with the page’s id and nothing else, and not kept', async () => {
  const ask = calls();
  failing = true;
  expect(await ask('settings.config')).toEqual({ status: 500, body: { request_id: 'page-1' } });
  expect(log).toHaveLength(1);
  failing = false;
  expect((await ask('settings.config')).status).toBe(200);
});

test('a page can ask nothing that belongs to a shopper', () => {
  expect(() => calls()('cart.list')).toThrow('Pages cannot ask cart.list');
});
