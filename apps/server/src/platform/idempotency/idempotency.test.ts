import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMarket } from '../../modules/settings/index.ts';
import { decideMarket, fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import type { Ctx } from '../context.ts';
import { forgetOldAnswers, keptForMs, once } from './idempotency.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const HOUR_MS = 60 * 60 * 1000;
const pasta = (quantity: number) => ({ item_id: fixture.items.pasta, quantity, price: 7 });
const quantityOf = async (guestId: string) => (await market.call('cart.list', {}, { guestId }))[0]?.quantity;

describe('the answer under a key', () => {
  test('is kept for 24 hours at least, and forgotten after two days', async () => {
    const { guestId } = await market.newGuest();
    const input = { body: pasta(1), idempotencyKey: randomUUID() };
    const first = await market.call('cart.add', input, { guestId });
    for (const hours of [24, 23]) {
      market.clock.advance(hours * HOUR_MS);
      await forgetOldAnswers(market.ctx);
      expect(await market.call('cart.add', input, { guestId })).toEqual(first);
    }
    market.clock.advance(HOUR_MS + 1);
    await forgetOldAnswers(market.ctx);
    await market.call('cart.add', input, { guestId });
    expect(await quantityOf(guestId)).toBe(2);
  });

  test('that is forgotten while a repeat asks for it is none, and the write is done: it was told of other content', async () => {
    const write = { key: randomUUID(), method: 'POST', url: '/', body: {} };
    const ctx: Ctx = { ...market.ctx, actor: { kind: 'guest', shopperId: randomUUID(), signIns: 0 } };
    const answer = (json: string) => ({ status: 200, json });
    await once(ctx, write, { answer: async () => answer('the first') });
    market.clock.advance(keptForMs + 1);
    const anew = async (inner: Ctx) => {
      // The claim fails with the first statement of the work; the key it collided with is gone before anybody looks it
      // up.
      await sql`select 1`.execute(inner.db).catch(async (error: unknown) => {
        await forgetOldAnswers(market.ctx);
        throw error;
      });
      return answer('the second');
    };
    const repeated = await once(ctx, write, { answer: anew });
    expect(repeated).toEqual(answer('the second'));
  });

  test('can be asked for alone: nothing is done by asking, before the first or after it', async () => {
    const { guestId } = await market.newGuest();
    const input = { body: pasta(1), idempotencyKey: randomUUID() };
    const asked = { ...input, answeredOnly: true };
    const before = await market.refused('cart.add', asked, { guestId });
    expect([before.status, before.body.errors[0]?.code]).toEqual([404, 'unanswered']);
    expect(await quantityOf(guestId)).toBeUndefined();
    const first = await market.call('cart.add', input, { guestId });
    expect(await market.call('cart.add', asked, { guestId })).toEqual(first);
    const other = await market.refused('cart.add', { ...asked, body: pasta(2) }, { guestId });
    expect(other.body.errors[0]?.code).toBe('key_reused');
    expect(await quantityOf(guestId)).toBe(1);
  });

  test('is waited for by who asks for it alone while the first is on its way', async () => {
    const { guestId } = await market.newGuest();
    const input = { body: pasta(1), idempotencyKey: randomUUID() };
    const first = market.call('cart.add', input, { guestId });
    const asked = market.call('cart.add', { ...input, answeredOnly: true }, { guestId });
    const [done, repeated] = await Promise.allSettled([first, asked]);
    expect(done.status).toBe('fulfilled');
    // Either it came first and found nothing, or it got the same answer.
    if (repeated.status === 'fulfilled') expect(repeated).toEqual(done);
    else expect(repeated.reason).toMatchObject({ code: 'unanswered' });
    expect(await quantityOf(guestId)).toBe(1);
  });

  test('belongs to whoever asked: the same key of another is another', async () => {
    const [ana, joao] = [await market.newGuest(), await market.newGuest()];
    const input = { body: pasta(1), idempotencyKey: 'the-same-key' };
    await market.call('cart.add', input, ana);
    await market.call('cart.add', input, joao);
    expect([await quantityOf(ana.guestId), await quantityOf(joao.guestId)]).toEqual([1, 1]);
  });

  test('of a guest id is that of one network: strangers whose client has one key for everybody had one guest id, and one cart', async () => {
    const ask = async (remoteAddress: string): Promise<string> => {
      const headers = { 'idempotency-key': 'guest-request' };
      const url = '/api/v1/auth/guest/request';
      const answer = await market.app.inject({ method: 'POST', url, headers, remoteAddress, payload: {} });
      return answer.json<{ guest_id: string }>().guest_id;
    };
    const ana = await ask('203.0.113.7');
    expect(ana).toMatch(/^[\w-]{22,64}$/);
    expect(await ask('203.0.113.7')).toBe(ana);
    expect(await ask('198.51.100.9')).not.toBe(ana);
  });

  test('is stored sealed: the database holds no guest id in the clear', async () => {
    const { guest_id: guestId } = await market.call('accounts.requestGuest', {
      idempotencyKey: randomUUID(),
    });
    const { rows } = await sql<{ sealed_reply: Buffer }>`
      select sealed_reply from idempotency_keys`.execute(market.ctx.db);
    const kept = rows.map(({ sealed_reply }) => sealed_reply.toString('latin1'));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((text) => text.includes(guestId))).toEqual([]);
  });

  test.each([
    ['accounts.remove', async () => ({})],
    ['accounts.logout', async () => ({})],
    [
      'accounts.endSession',
      async (token: string) => {
        const { sessions } = await market.call('accounts.sessions', {}, { token });
        return { params: { id: sessions[0]?.id ?? '' } };
      },
    ],
  ] as const)(
    'of %s is told again although it ended the session, to its own token alone',
    async (id, parts) => {
      const [{ token }, other] = [await market.newCustomer(), await market.newCustomer()];
      const input = { ...(await parts(token)), idempotencyKey: 'a-key-of-a-careless-client' };
      const first = await market.call(id, input, { token });
      expect(await market.call(id, input, { token })).toEqual(first);
      expect(await market.call(id, { ...input, answeredOnly: true }, { token })).toEqual(first);
      const anew = { ...input, idempotencyKey: randomUUID() };
      expect(await market.refused(id, anew, { token })).toMatchObject({ code: 'session_dead' });
      const stranger = { token: 'x'.repeat(43) };
      expect(await market.refused(id, input, stranger)).toMatchObject({ code: 'session_dead' });
      const theirs = await market.refused(id, { ...input, answeredOnly: true }, other);
      expect(theirs).toMatchObject({ code: 'unanswered' });
    },
  );

  test('is told again where the market would by now refuse without asking the database: it was refused', async () => {
    const { settings } = await getMarket(market.ctx);
    const password = 'correct horse';
    const body = { name: 'Ana Silva', email: 'ana@example.com', phone: '+59899123456', password };
    const input = {
      body: { ...body, confirm_password: password },
      idempotencyKey: randomUUID(),
    };
    const first = await market.call('accounts.signUp', input);
    await decideMarket(market.ctx, { login: { ...settings.login, manual: false } });
    expect(await market.call('accounts.signUp', input)).toEqual(first);
    const another = await market.refused('accounts.signUp', { ...input, idempotencyKey: randomUUID() });
    expect(another).toMatchObject({ code: 'sign_in_method_off' });
    await decideMarket(market.ctx, { login: settings.login });
  });

  test('is not kept where the write was refused: the same key may try again', async () => {
    const { guestId } = await market.newGuest();
    const idempotencyKey = randomUUID();
    const refused = await market.refused(
      'cart.add',
      { body: { ...pasta(1), price: 1 }, idempotencyKey },
      { guestId },
    );
    expect(refused).toMatchObject({ code: 'price_changed' });
    await market.call('cart.add', { body: pasta(1), idempotencyKey }, { guestId });
    expect(await quantityOf(guestId)).toBe(1);
  });
});
