import type { Endpoint } from '@promenade/contract/endpoint';
import { urlOf } from '@promenade/contract/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { maskedLog } from '../../platform/secrets/masked-log.ts';
import { everyWayIn, openTestMarket, type TestMarket } from '../index.ts';
import { admitted, asUrlTexts, everyEndpoint, firstOf, type RawInput, wellFormed } from './every-endpoint.ts';
import { inputSchemaOf } from './sample-input.ts';
import { isUnreadable } from './unreadable.ts';

let market: TestMarket;
let app: FastifyInstance;
const lines: string[] = [];
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn });
  // All that is ever logged.
  const log = maskedLog('trace', { write: (line: string) => lines.push(line) });
  app = await buildApp({ ctx: { ...market.ctx, log }, log });
});
afterAll(async () => {
  await app.close();
  await market.close();
});
beforeEach(() => {
  lines.length = 0;
  market.clock.advance(86_400_000);
});

/** A line of its own; colours of a terminal, in both ways; the order of letters turned; a line's end that is none. */
const forged =
  'Zebulonia\r\n{"level":30,"msg":"forged"}\u001b[2J\u009b2J\u202eabc\u2066\u200f\u2028\ufeff\u007f';

/** Each field that takes any text, filled with it; all of the others at once, which no call reads as far as that. */
function* forgedInputs(endpoint: Endpoint): Generator<RawInput> {
  const good = wellFormed(endpoint);
  const all = { params: { ...good.params }, query: { ...good.query }, body: { ...(good.body as object) } };
  for (const part of ['params', 'query', 'body'] as const)
    for (const field of Object.keys(inputSchemaOf(endpoint[part]).properties ?? {})) {
      const input = { ...good, [part]: { ...(good[part] as object), [field]: forged } };
      if (isUnreadable(endpoint, input)) Object.assign(all[part], { [field]: forged });
      else yield input;
    }
  yield all;
  // A field that no call knows.
  yield {
    ...good,
    query: { ...good.query, [forged]: forged },
    body: { ...(good.body as object), [forged]: forged },
  };
}

const headed = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, forged]));
// Those that one answer refuses are sent by themselves.
const forgedHeaders = [
  headed('idempotency-key'),
  headed('authorization'),
  headed(
    ...[
      'user-agent',
      'accept-language',
      'x-localization',
      'zoneid',
      'moduleid',
      'latitude',
      'longitude',
      'origin',
    ],
    ...['x-request-id', 'x-forwarded-for', 'x-forwarded-host', 'referer', 'cookie', 'prefer', 'traceparent'],
  ),
];

// What a terminal or an editor would act on instead of showing it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const acting = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** Lines that we have written: nothing in them is from outside. */
function expectOurs(fewest: number): void {
  expect(lines.length).toBeGreaterThan(fewest);
  for (const line of lines) {
    expect(['request', 'an ID token was refused']).toContain(JSON.parse(line).msg);
    expect(line.trimEnd()).not.toMatch(acting);
    expect(line).not.toContain('Zebulonia');
  }
}

describe('nobody writes a line of the log, or draws in the terminal that shows it', () => {
  test.each(everyEndpoint.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s',
    async (_id, endpoint) => {
      const caller = await admitted(market, endpoint);
      const authorization = caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` };
      const send = async ({ params, query, body }: RawInput, headers: object) => {
        const guest = caller.guestId === undefined ? {} : { guest_id: caller.guestId };
        const input = { params: asUrlTexts(params), query: asUrlTexts({ ...guest, ...query }) };
        const json = endpoint.method !== 'GET' && { payload: JSON.stringify(body) };
        market.clock.advance(3_000);
        const answer = await app.inject({
          ...(endpoint.stream && { payloadAsStream: true }),
          method: endpoint.method,
          url: urlOf(endpoint.id, input as never),
          headers: { ...authorization, ...(json && { 'content-type': 'application/json' }), ...headers },
          ...json,
        });
        if (endpoint.stream) await firstOf(answer);
      };
      for (const input of forgedInputs(endpoint)) await send(input, {});
      for (const headers of forgedHeaders) await send(wellFormed(endpoint), headers);
      expectOurs(endpoint.stream ? 0 : forgedHeaders.length);
    },
  );

  test('nor by an address that is none of a call', async () => {
    for (const url of [
      `/${encodeURIComponent(forged)}`,
      `/no?${encodeURIComponent(forged)}`,
      '/%',
      `/a/%0d%0a%1b`,
    ])
      for (const method of ['GET', 'POST', 'OPTIONS'] as const) await app.inject({ method, url });
    expectOurs(5);
  });
});
