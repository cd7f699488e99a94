import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { type PageFetch, pageFetch } from './page-answers.ts';

const clock = fakeClock('2026-03-05T12:00:00Z');

/** An API that numbers its answers: an equal number is the same answer. */
function numbering(): { fetch: PageFetch; ask: (url: string, headers?: object) => Promise<string> } {
  const app = Fastify();
  let count = 0;
  app.get('/api/v1/*', async (request, reply) => {
    count += 1;
    return reply.code(request.headers['x-fail'] === undefined ? 200 : 503).send(String(count));
  });
  const fetch = pageFetch(app, clock);
  return {
    fetch,
    ask: async (url, headers = {}) =>
      (await fetch(`/api/v1${url}`, { method: 'GET', headers: { ...headers } })).text(),
  };
}

test('pages of one second, language, zone and module share what depends on nothing else', async () => {
  const { ask } = numbering();
  const first = await ask('/config', { zoneid: '["a"]', latitude: '1' });
  expect(await ask('/config', { zoneid: '["a"]', latitude: '2' })).toBe(first);
  for (const headers of [
    { zoneid: '["b"]' },
    { zoneid: '["a"]', moduleId: 'm' },
    { zoneid: '["a"]', 'X-localization': 'ar' },
  ])
    expect(await ask('/config', headers)).not.toBe(first);
  clock.advance(1_000);
  expect(await ask('/config', { zoneid: '["a"]' })).not.toBe(first);
});

test('lists with distances, and whatever carries a token, are asked anew', async () => {
  const { ask } = numbering();
  expect(await ask('/stores/get-stores')).not.toBe(await ask('/stores/get-stores'));
  const authorization = 'Bearer secret';
  expect(await ask('/config', { authorization })).not.toBe(await ask('/config', { authorization }));
});

test('a failed answer is not kept', async () => {
  const { fetch, ask } = numbering();
  const failed = await fetch('/api/v1/config', { method: 'GET', headers: { 'x-fail': '1' } });
  expect([failed.ok, failed.status]).toEqual([false, 503]);
  expect(await ask('/config')).not.toBe(await failed.text());
});
