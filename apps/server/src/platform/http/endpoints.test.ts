import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bytesUnderWay } from '../limits/bytes-under-way.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import type { Ctx } from '../context.ts';
import { serve } from './endpoints.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

let app: FastifyInstance;
let openStreams = 0;
let listening = 0;
let goOn: () => void;
let ended: Promise<void>;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let end: () => void;
  ended = new Promise((resolve) => {
    end = resolve;
  });
  const openStream = () => {
    openStreams += 1;
    return () => {
      openStreams -= 1;
    };
  };
  const onClose = () => {
    listening += 1;
    return () => {
      listening -= 1;
    };
  };
  const ctx = { ...market.ctx, meter: { openStream } } as unknown as Ctx;
  // A database query before a stream begins may take long.
  const deps = {
    ctx,
    formsUnderWay: bytesUnderWay(),
    limiter: { count: () => until },
    validateReplies: false,
    closing: { onClose },
  };
  serve(app, deps, {
    async *'orders.events'({ signal }) {
      yield* [] as never[];
      if (signal && !signal.aborted) await once(signal, 'abort');
      end();
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

test('who leaves before their stream has begun leaves nothing behind', async () => {
  const { port } = app.server.address() as AddressInfo;
  const path = `/api/v1/customer/order/events?order_id=${market.ctx.ids.next()}`;
  const asked = request({ port, host: '127.0.0.1', path }).end();
  asked.on('error', () => undefined);
  const [, answer] = await once(app.server, 'request');
  asked.destroy();
  await once(answer, 'close');
  goOn();
  await ended;
  expect({ openStreams, listening }).toEqual({ openStreams: 0, listening: 0 });
});
