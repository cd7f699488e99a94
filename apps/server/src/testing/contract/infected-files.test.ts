import { endpoints } from '@promenade/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { roomRoutes } from '../../modules/rooms.ts';
import { everyWayIn, openTestMarket, type TestMarket } from '../index.ts';
import { stateOf } from './digest.ts';
import { rawRequestOf, send } from './every-endpoint.ts';
import { pixel } from './owned-records.ts';
import type { WriteId } from './write-sample.ts';
import { writeSamples } from './write-samples.ts';

let market: TestMarket;
let app: FastifyInstance;
let scan: (bytes: Uint8Array) => Promise<string | undefined>;
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn });
  const ctx = { ...market.ctx, scanner: { scan: (bytes: Uint8Array) => scan(bytes) } };
  app = await buildApp({ ctx, log: ctx.log as Logger, validateReplies: true });
});
afterAll(async () => {
  await app.close();
  await market.close();
});

/** A form with what the sample has, and a picture in each field that the call takes one in. */
function withFiles(id: WriteId, body: unknown): FormData {
  const handler = roomRoutes.map((routes) => routes[id]).find((one) => one !== undefined);
  const form = body instanceof FormData ? body : new FormData();
  const fields = body instanceof FormData ? [] : Object.entries(body as object);
  for (const [name, value] of fields)
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const field of Object.keys(handler?.pictures ?? {}))
    form.set(field, new Blob([pixel], { type: 'image/png' }), 'picture.png');
  return form;
}

// An order's record has the refusals that its customer was shown.
const kept = async () => ({ ...(await stateOf(market.ctx)), order_records: undefined });

const taking = (Object.keys(writeSamples) as WriteId[]).filter((id) => endpoints[id].multipart);

describe('a file in which a scanner finds something harmful', () => {
  test.each(taking)(
    'is refused by %s, which keeps nothing while the scanner is away, and takes a harmless one',
    async (id) => {
      market.clock.advance(61_000);
      const { caller, input } = await writeSamples[id](market);
      const raw = rawRequestOf(input, caller);
      const request = { ...raw, body: withFiles(id, raw.body), key: market.ctx.ids.next() };
      const before = await kept();
      scan = async () => 'Eicar-Test-Signature';
      const refused = await send(app, endpoints[id], request);
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([422, 'file_infected']);
      scan = () => Promise.reject(new Error('ECONNREFUSED'));
      const waits = await send(app, endpoints[id], request);
      expect([waits.statusCode, waits.json().errors[0].code]).toEqual([503, 'not_ready']);
      expect(waits.headers['retry-after']).toBe('30');
      expect(await kept()).toEqual(before);
      scan = async () => undefined;
      expect((await send(app, endpoints[id], request)).statusCode).toBe(200);
    },
  );
});
