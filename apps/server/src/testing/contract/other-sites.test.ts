import { endpoints } from '@promenade/contract/calls';
import { urlOf } from '@promenade/contract/client';
import type { Endpoint } from '@promenade/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyWayIn, openTestMarket, type TestMarket } from '../index.ts';
import { bytesOf } from '../test-client.ts';
import { stateOf } from './digest.ts';
import { asUrlTexts, type RawRequest, rawRequestOf } from './every-endpoint.ts';
import type { WriteId } from './write-sample.ts';
import { writeSamples } from './write-samples.ts';

const publicUrl = 'https://market.example';
const evil = 'https://evil.example';
let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn, publicUrl });
});
afterAll(() => market.close());
// Kitchens are open, and rate limits have reset.
let days = 0;
beforeEach(() => {
  days += 1;
  market.clock.set(new Date(Date.parse('2026-06-17T15:30:00.000Z') + days * 86_400_000).toISOString());
});

const writes = (Object.keys(writeSamples) as WriteId[]).map((id) => [id, endpoints[id] as Endpoint] as const);
const byForm = writes.filter(([, { method }]) => method === 'POST');
const byScriptOnly = writes.filter(([, { method }]) => method !== 'POST');

/** What no other site knows of a shopper: it is in no cookie, and browsers send neither by themselves. */
function withoutGuestId(part: unknown): Record<string, unknown> {
  const { guest_id: _secret, ...rest } = (part ?? {}) as Record<string, unknown>;
  return rest;
}

/** The body as a form of another site, or its script without asking first, can send it (Fetch, CORS-safelisted). */
async function waysOf({
  body,
}: RawRequest): Promise<Record<string, { payload?: string | Buffer; type?: string }>> {
  const fields = body instanceof FormData ? [...body.entries()] : Object.entries(withoutGuestId(body));
  const form = new FormData();
  for (const [name, value] of fields)
    if (name !== 'guest_id') form.append(name, value instanceof Blob ? value : textOf(value));
  const sent = await bytesOf(form);
  const json = JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, value])));
  const pairs = fields
    .filter(([, value]) => !(value instanceof Blob))
    .map(([name, value]) => [name, textOf(value)]);
  return {
    'text/plain': { payload: json, type: 'text/plain' },
    'a form': { payload: String(new URLSearchParams(pairs)), type: 'application/x-www-form-urlencoded' },
    'a form with files': { payload: sent.payload as Buffer, type: String(sent.headers?.['content-type']) },
    'bytes of no type': { payload: json },
    nothing: {},
    'nothing, said to be a form': { type: 'application/x-www-form-urlencoded' },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

// Anybody may make these, from anywhere and without a browser: they are for nobody, and answer whoever asks. A site learns and
// does no more by having a shopper's browser ask.
const forAnybody: Partial<Record<WriteId, readonly string[]>> = {
  'accounts.requestGuest': ['a form', 'nothing', 'nothing, said to be a form'],
  'accounts.passkeyAsk': ['a form', 'nothing', 'nothing, said to be a form'],
  'partners.registerStore': ['a form with files'],
  'partners.registerCourier': ['a form with files'],
};

describe('what a form or script of another site sends for a shopper who is signed in changes nothing', () => {
  test.each(byForm)('%s', async (id, endpoint) => {
    const { caller, input } = await writeSamples[id](market);
    const request = rawRequestOf(input, caller);
    const url = urlOf(endpoint.id, {
      params: asUrlTexts(request.params),
      query: asUrlTexts(withoutGuestId(request.query)),
    } as never);
    // All that a browser has of its own: a session is in none of its cookies.
    const cookie = `token=${caller.token ?? ''}; guest_id=${caller.guestId ?? ''}; theme=dark`;
    const headers = { origin: evil, 'sec-fetch-site': 'cross-site', cookie };
    const before = await stateOf(market.ctx);
    const taken: string[] = [];
    for (const [way, { payload, type }] of Object.entries(await waysOf(request))) {
      market.clock.advance(3_000);
      const answer = await market.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...(type && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      });
      if (answer.statusCode < 400) taken.push(way);
      else expect([400, 401, 403, 404, 409, 413, 415, 422, 429], way).toContain(answer.statusCode);
      // Nor does that site read what was answered.
      expect(answer.headers['access-control-allow-origin']).toBe(publicUrl);
    }
    expect(taken).toEqual(forAnybody[id] ?? []);
    if (taken.length === 0) expect(await stateOf(market.ctx)).toEqual(before);
    expect(market.faults.splice(0)).toEqual([]);
  });
});

describe('what a form cannot send, a script of another site has to ask for, and is not allowed', () => {
  test.each(byScriptOnly)('%s', async (_id, endpoint) => {
    const url = urlOf(endpoint.id, { params: { id: 'any', key: 'any', slug: 'any' }, query: {} } as never);
    const headers = { origin: evil, 'access-control-request-method': endpoint.method };
    const answer = await market.app.inject({ method: 'OPTIONS', url, headers });
    expect(answer.headers['access-control-allow-origin']).toBe(publicUrl);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });
});
