import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, proves, type TestMarket } from '../../testing/index.ts';
import { over } from '../context.ts';
import type { JobHandlers } from '../jobs/job-kind.ts';
import { runDueJobs, startJobs } from '../jobs/jobs.ts';
import type { JobTables } from '../jobs/jobs.repo.ts';
import { findDelivery, mailJobs, postMessage, textJobs } from './outbox.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

const message = { recipient: 'ana@example.com', subject: 'Your code', body: 'A text.' };

test('a code by text message does not wait for a mail server that hangs', async () => {
  proves({
    dependency: 'mail',
    failure: 'the server hangs while other messages wait',
    shopperSees: 'the code by text message at once; mail when the server answers again',
  });
  let letGo: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let carried: () => void = () => undefined;
  const texted = new Promise<void>((resolve) => {
    carried = resolve;
  });
  const carriers = {
    mail: { isLocal: false, send: () => hanging },
    sms: { isLocal: false, send: async () => carried() },
  };
  const ctx = { ...market.ctx, carriers };
  await postMessage(ctx, 'mail', message);
  await postMessage(ctx, 'mail', message);
  await postMessage(ctx, 'sms', { ...message, recipient: '+59899123456' });
  const loops = [mailJobs, textJobs].map((handlers: JobHandlers) => startJobs(ctx, handlers));
  await texted;
  letGo();
  await Promise.all(loops.map((loop) => loop.stop()));
  await runDueJobs(ctx, mailJobs);
});

test('what a server of an earlier version has put down is delivered, of either channel', async () => {
  const id = await postMessage(market.ctx, 'sms', message);
  const db = over<JobTables>(market.ctx);
  await db.updateTable('jobs').set({ kind: 'outbox.deliver' }).execute();
  await runDueJobs(market.ctx, mailJobs);
  expect((await findDelivery(market.ctx, id))?.status).toBe('sent');
});

test('a code that could not be handed in while it was good does not go out afterwards', async () => {
  const sent: string[] = [];
  const carrier = {
    isLocal: false,
    send: async ({ subject }: { subject: string }) => void sent.push(subject),
  };
  const ctx = { ...market.ctx, carriers: { mail: carrier, sms: carrier } };
  const code = await postMessage(ctx, 'mail', message);
  await postMessage(ctx, 'mail', { ...message, subject: 'Your order' }, 'again');
  market.clock.advance(3 * 60 * 60 * 1000);
  await runDueJobs(ctx, mailJobs);
  expect([sent, (await findDelivery(ctx, code))?.status]).toEqual([['Your order'], 'failed']);
});
