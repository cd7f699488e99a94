import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { localCarrier } from '../../../platform/outbox/message.ts';
import { openTestMarket, type TestCustomer, type TestMarket } from '../../../testing/index.ts';
import { rotatePushKey, notify } from '../index.ts';
import { type LocalPushService, openBrowser, startPushService } from '../push-service.fixture.ts';
import { proves } from '../../../testing/index.ts';

let market: TestMarket;
let service: LocalPushService;
let ana: TestCustomer;
let bea: TestCustomer;
let turn = 0;
// The carrier of mail that a test makes fail.
let mailFails = 0;
const mailed: string[] = [];

beforeAll(async () => {
  service = await startPushService();
  const mail = {
    isLocal: false,
    send: async ({ recipient }: { recipient: string }) => {
      if (mailFails > 0) {
        mailFails -= 1;
        throw new Error('the carrier is down');
      }
      mailed.push(recipient);
    },
  };
  const carriers = { mail, sms: localCarrier, push: [service.origin] };
  market = await openTestMarket({ services: { carriers }, connections: 12 });
});
afterAll(async () => {
  await market.close();
  await service.close();
});
beforeEach(async () => {
  market.clock.advance(61_000);
  service.handed.length = 0;
  mailed.length = 0;
  turn += 1;
  [ana, bea] = [await market.newCustomer(), await market.newCustomer()];
});

const tell = ({ shopperId }: TestCustomer, about = market.ctx.ids.next()) =>
  inTransaction(market.ctx, (ctx) =>
    notify(ctx, { shopperId, kind: 'wallet_funded', about, params: { amountMinor: 2500 } }),
  );
async function subscribe(customer: TestCustomer, name: string) {
  const browser = openBrowser(service, `${name}${turn}`);
  await market.call('notifications.subscribe', { body: browser.subscription }, customer);
  return browser;
}
const handedTo = (path: string) => service.handed.filter((push) => push.path === path);

test('another key for push: browsers that hold on to the old one are told nothing until they are subscribed anew', async () => {
  const browser = await subscribe(ana, 'ana');
  const settings = () => market.call('notifications.settings', {}, ana);
  const { public_key: before } = await settings();
  expect(await rotatePushKey(market.ctx)).toBeGreaterThan(0);
  await expect.poll(async () => (await settings()).public_key).not.toBe(before);
  expect((await settings()).endpoints).toEqual([]);
  await tell(ana);
  await market.runJobs();
  expect(handedTo(browser.path)).toEqual([]);
  const anew = await subscribe(ana, 'ana-anew');
  await tell(ana);
  await market.runJobs();
  const { public_key: key } = await settings();
  expect(handedTo(anew.path)[0]?.headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${key}$`));
});

describe('a browser that subscribed', () => {
  test('[MSG-02] hears it in words that only it can read, from a market that shows who it is', async () => {
    const browser = await subscribe(ana, 'ana');
    const others = await subscribe(bea, 'bea');
    await tell(ana);
    await market.runJobs();
    const [push, ...more] = handedTo(browser.path);
    expect(more).toEqual([]);
    expect(handedTo(others.path)).toEqual([]);
    expect(push?.headers['content-encoding']).toBe('aes128gcm');
    expect(Number(push?.headers['ttl'])).toBeGreaterThan(0);
    const { public_key: key } = await market.call('notifications.settings', {}, ana);
    expect(push?.headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${key}$`));
    expect(browser.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Money in your wallet',
      path: '/profile?page=wallet',
      lang: 'en',
    });
  });

  test('[MSG-02] hears nothing of a matter that is switched off', async () => {
    const browser = await subscribe(ana, 'quiet');
    const body = { matter: 'wallet', push: false, mail: false, sms: false } as const;
    await market.call('notifications.choose', { body }, ana);
    await tell(ana);
    await market.runJobs();
    expect(handedTo(browser.path)).toEqual([]);
  });

  test.each([404, 410])('[MSG-02] is forgotten once it is gone (%i), the others hear on', async (status) => {
    proves({
      dependency: 'push',
      failure: `the browser is gone (${status})`,
      shopperSees: 'nothing there; their other devices hear on',
    });
    const [dead, living] = [await subscribe(ana, `dead${status}`), await subscribe(ana, `living${status}`)];
    service.answers.set(dead.path, status);
    for (const _twice of [1, 2]) {
      await tell(ana);
      await market.runJobs();
    }
    expect(handedTo(dead.path)).toHaveLength(1);
    expect(handedTo(living.path)).toHaveLength(2);
  });

  test('[MSG-02] hears later what its service could not take, and nothing that is no news any more', async () => {
    proves({
      dependency: 'push',
      failure: 'the service fails for a while',
      shopperSees: 'the push, later, unless it is no news any more',
    });
    const browser = await subscribe(ana, 'busy');
    service.answers.set(browser.path, 503);
    await tell(ana);
    await market.runJobs();
    expect(market.faults.splice(0)).toHaveLength(1);
    service.answers.delete(browser.path);
    market.clock.advance(2000);
    await market.runJobs();
    expect(handedTo(browser.path)).toHaveLength(2);
    service.answers.set(browser.path, 503);
    await tell(ana);
    await market.runJobs();
    market.faults.splice(0);
    market.clock.advance(5 * 60 * 60 * 1000);
    await market.runJobs();
    expect(handedTo(browser.path)).toHaveLength(3);
  });

  test('[MSG-02] a message that is refused is not tried again, and takes no browser away', async () => {
    const browser = await subscribe(ana, 'strict');
    service.answers.set(browser.path, 413);
    await tell(ana);
    await market.runJobs();
    market.clock.advance(60_000);
    await market.runJobs();
    expect(handedTo(browser.path)).toHaveLength(1);
    service.answers.delete(browser.path);
    await tell(ana);
    await market.runJobs();
    expect(handedTo(browser.path)).toHaveLength(2);
  });

  test('[MSG-02] hears no more when it signs out, says so, or somebody else signs in there', async () => {
    const [left, switched] = [await subscribe(ana, 'left'), await subscribe(bea, 'switched')];
    await market.call('accounts.logout', {}, ana);
    const { subscription } = switched;
    const newcomer = await market.newCustomer();
    await market.call('notifications.subscribe', { body: subscription }, newcomer);
    // Bea cannot take it from whoever has it now.
    await market.call('notifications.unsubscribe', { query: { endpoint: subscription.endpoint } }, bea);
    for (const customer of [ana, bea, newcomer]) await tell(customer);
    await market.runJobs();
    expect(handedTo(left.path)).toEqual([]);
    expect(handedTo(switched.path)).toHaveLength(1);
    await market.call('notifications.unsubscribe', { query: { endpoint: subscription.endpoint } }, newcomer);
    await tell(newcomer);
    await market.runJobs();
    expect(handedTo(switched.path)).toHaveLength(1);
  });

  test('[MSG-02] must be at a push service and have keys of its own', async () => {
    const { subscription } = openBrowser(service, 'unfit');
    const unfit = [
      { ...subscription, endpoint: 'https://intranet.example/push' },
      { ...subscription, keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } },
    ];
    for (const body of unfit)
      expect(await market.refused('notifications.subscribe', { body }, ana)).toMatchObject({
        body: { errors: [{ code: 'push_unfit' }] },
      });
  });
});

test('of ten browsers that subscribe at once where there is room for one, twenty are kept in all: there were more', async () => {
  for (let count = 0; count < 19; count += 1) await subscribe(ana, `kept${count}`);
  await Promise.all(Array.from({ length: 10 }, (_, count) => subscribe(ana, `at-once${count}`)));
  const { endpoints } = await market.call('notifications.settings', {}, ana);
  expect(endpoints).toHaveLength(20);
});

describe('a carrier of mail that fails', () => {
  const body = { matter: 'wallet', push: false, mail: true, sms: false } as const;

  test('[MSG-02] is asked again until it takes the message, once', async () => {
    proves({
      dependency: 'mail',
      failure: 'the server refuses for a while',
      shopperSees: 'the mail, later, once; the list of notices has it at once',
    });
    await market.call('notifications.choose', { body }, ana);
    mailFails = 2;
    await tell(ana);
    await market.runJobs();
    expect(mailed).toEqual([]);
    market.clock.advance(61_000);
    await market.runJobs();
    market.clock.advance(5 * 61_000);
    await market.runJobs();
    market.clock.advance(24 * 60 * 60 * 1000);
    await market.runJobs();
    expect(mailed).toEqual([ana.email]);
  });

  test('[MSG-02] and given up after some hours; the list has it all the same', async () => {
    proves({
      dependency: 'mail',
      failure: 'the server refuses for hours',
      shopperSees: 'the notice in the list; no mail',
    });
    await market.call('notifications.choose', { body }, ana);
    mailFails = 100;
    await tell(ana);
    for (let hour = 0; hour < 12; hour += 1) {
      await market.runJobs();
      market.clock.advance(60 * 60 * 1000);
    }
    expect(100 - mailFails).toBe(6);
    mailFails = 0;
    await market.runJobs();
    expect(mailed).toEqual([]);
    expect((await market.call('notifications.list', {}, ana)).total_size).toBe(1);
  });
});

test('[MSG-02] a device’s messaging token is kept for its session, and moves with the device', async () => {
  const keep = (customer: TestCustomer, token: string) =>
    market.call('notifications.token', { body: { cm_firebase_token: token } }, customer);
  await keep(ana, 'first');
  await keep(ana, 'second');
  expect(await market.count('device_tokens')).toBe(1);
  await keep(bea, 'second');
  expect(await market.count('device_tokens')).toBe(1);
  await market.call('accounts.logout', {}, bea);
  expect(await market.count('device_tokens')).toBe(0);
});
