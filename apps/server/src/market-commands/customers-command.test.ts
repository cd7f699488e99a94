import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fundWallet } from '../modules/ledger/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { fixture, openTestMarket, placeTestOrder, type TestMarket, waitForLocks } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const password = 'correct horse';
const run = (...args: string[]) => runOnMarket(market, ['customers', ...args]);
const signUp = (name: string, email: string, phone: string) =>
  market.call('accounts.signUp', {
    body: { name, email, phone, password, confirm_password: password },
  });
const signIn = (email: string) => ({ body: { email_or_phone: email, password } });
const idIn = (said: string) => said.split(' ')[0] ?? '';

describe('customers', () => {
  test('one who never pays is found by the number they called from, kept out, and let in again', async () => {
    const email = 'ana@example.com';
    await signUp('Ana Silva', email, '+598 99 123 456');
    expect(await run()).toEqual({ code: 0, said: 'No customer is blocked.' });
    const { said } = await run('099 123 456');
    const id = idIn(said);
    expect(said).toMatch(/^\S+ since \S+ \S+, ana@example.com, \+59899123456, Ana Silva$/);
    expect((await run(email)).said).toBe(said);
    const blocked = await run('099123456', '--block', '--why', 'Three orders,\nnone paid');
    expect(blocked.code).toBe(0);
    expect(blocked.said).toMatch(/\n {2}blocked since \d{4}-\d\d-\d\d \d\d:\d\d, Three orders, none paid$/);
    expect((await run()).said).toBe(blocked.said);
    expect((await market.refused('accounts.login', signIn(email))).code).toBe('account_blocked');
    expect(await run(id, '--unblock')).toEqual({ code: 0, said });
    expect((await market.call('accounts.login', signIn(email))).token).not.toBeNull();
    expect((await run()).said).toBe('No customer is blocked.');
  });

  test('blocked once more, the day of the block stays, and so does the reason without a new one', async () => {
    await signUp('Bea', 'bea@example.com', '+59899222333');
    const { said } = await run('bea@example.com', '--block', '--why', 'Throws stones');
    market.clock.advance(24 * 60 * 60_000);
    expect((await run('bea@example.com', '--block')).said).toBe(said);
    const more = await run('bea@example.com', '--block', '--why', 'Throws bottles');
    expect(more.said).toBe(said.replace('stones', 'bottles'));
    await run('bea@example.com', '--unblock');
  });

  test('of several with the same last digits none is blocked before it is said which', async () => {
    await signUp('Cora', 'cora@example.com', '+59899777888');
    await signUp('Dora', 'dora@example.com', '+541199777888');
    const several = await run('99777888', '--block');
    expect(several.code).toBe(1);
    expect(several.said).toContain("'99777888' is the number of several: say which by id.");
    expect((await run()).said).toBe('No customer is blocked.');
    const listed = (await run('99777888')).said.split('\n');
    const [cora = '', dora = ''] = ['Cora', 'Dora'].map((name) =>
      idIn(listed.find((line) => line.endsWith(name)) ?? ''),
    );
    expect((await run(dora, '--block')).said).toContain('Dora\n  blocked since');
    expect((await run(cora)).said).not.toContain('blocked');
  });

  test('a reason of ten thousand characters is refused, and nobody blocked', async () => {
    const refused = await run('ana@example.com', '--block', '--why', 'x'.repeat(10_000));
    expect(refused).toEqual({ code: 1, said: 'Say why in 500 characters at most: these are 10000.' });
  });

  test('one who is blocked has their data written out and is forgotten without coming in for it: they had to be let in', async () => {
    const email = 'eva@example.com';
    await signUp('Eva', email, '+598 99 555 666');
    const { said: line } = await run(email);
    const id = idIn(line);
    // What she did before: a chat, and an order that is under way.
    const { token } = await market.call('accounts.login', signIn(email));
    const caller = { token: token ?? '' };
    const message = {
      message_id: market.ctx.ids.next(),
      text: 'The green door',
      counterpart: 'support',
    } as const;
    await market.call('messages.send', { body: message }, caller);
    const { order_id } = await placeTestOrder(market, caller);
    const funding = { customerId: id, paymentId: market.ctx.ids.next(), amountMinor: 1250 };
    await inTransaction(market.ctx, (ctx) => fundWallet(ctx, funding));
    await run(email, '--block', '--why', 'Throws stones');
    const folder = await mkdtemp(join(tmpdir(), 'customers-'));
    const file = join(folder, 'eva.json');
    const written = await runOnMarket(market, ['customers', id, '--export', 'eva.json'], folder);
    expect(written).toEqual({ code: 0, said: `All that is kept of this customer is in ${file}.` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { profile, records } = JSON.parse(await readFile(file, 'utf8'));
    expect(profile).toMatchObject({ f_name: 'Eva', email, wallet_balance: 12.5 });
    expect(records.messages).toMatchObject([{ body: 'The green door' }]);
    expect(records.orders).toMatchObject([{ id: order_id }]);
    expect(await run(id, '--delete')).toEqual({ code: 1, said: expect.stringMatching(/order/) });
    expect((await run(email)).said).toContain('blocked since');

    const operator = { token: await market.operatorToken() };
    const status = { params: { id: order_id }, body: { order_status: 'canceled' } } as const;
    await market.call('ops.moveOrder', status, operator);
    const gone = await run(id, '--delete');
    expect(gone.said).toMatch(
      /^The account \S+ is deleted\. .* Its wallet held \S*12\.50\S*: pay that out by hand\.$/,
    );
    expect(gone.code).toBe(0);
    expect((await run(email)).said).toBe(`There is no customer '${email}'.`);
    const { rows } = await sql`select * from orders where id = ${order_id}`.execute(market.ctx.db);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Ana Silva|99 123 456/);
    await rm(folder, { recursive: true });
  });

  test('what a wallet is given while its account is deleted is told, to be paid out: it had been read before', async () => {
    const { shopperId: customerId } = await market.newCustomer();
    const deleting = await inTransaction(market.ctx, async (ctx) => {
      await sql`select from customers where id = ${customerId} for key share`.execute(ctx.db);
      const begun = run(customerId, '--delete');
      await waitForLocks(market, 1);
      await fundWallet(ctx, { customerId, paymentId: ctx.ids.next(), amountMinor: 1250 });
      return { begun };
    });
    expect((await deleting.begun).said).toMatch(/Its wallet held \S*12\.50\S*: pay that out by hand\.$/);
  });

  test('what is written out of one who is blocked says so, since when and why: it left that out, and was called all that is kept', async () => {
    const email = 'flo@example.com';
    await signUp('Flo', email, '+598 99 555 777');
    const folder = await mkdtemp(join(tmpdir(), 'customers-'));
    const blocks = async () => {
      await runOnMarket(market, ['customers', email, '--export', 'flo.json'], folder);
      return JSON.parse(await readFile(join(folder, 'flo.json'), 'utf8')).records.blocks;
    };
    expect(await blocks()).toEqual([]);
    await run(email, '--block', '--why', 'Throws stones');
    const blocked_at = new Date(market.clock.now()).toISOString();
    expect(await blocks()).toEqual([{ blocked_at, blocked_why: 'Throws stones' }]);
    await run(email, '--unblock');
    expect(await blocks()).toEqual([]);
    await rm(folder, { recursive: true });
  });

  test.each([
    [['--block'], 'Say customers CUSTOMER with one of --block, --unblock, --export FILE, --delete.'],
    [['--delete'], 'Say customers CUSTOMER with one of'],
    [['ana@example.com', '--delete', '--export', 'a.json'], 'Say customers CUSTOMER with one of'],
    [['ana@example.com', '--block', '--unblock'], 'Say customers CUSTOMER with one of'],
    [['ana@example.com', '--why', 'x'], '--why goes with --block.'],
    [['ana@example.com', '--unblock', '--why', 'x'], '--why goes with --block.'],
    [['nobody@example.com', '--block'], "There is no customer 'nobody@example.com'."],
    [[fixture.items.pasta, '--block'], 'There is no customer'],
    [['097000111'], "There is no customer '097000111'."],
    [['Ana', '--block'], "'Ana' is no customer's id, mail address or phone number."],
    [[''], "'' is no customer's id, mail address or phone number."],
  ])('%j is told what is wrong', async (args, said) => {
    expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(said) });
  });
});
