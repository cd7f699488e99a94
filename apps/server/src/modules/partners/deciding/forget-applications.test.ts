import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { courierFields, formOf, storeFields } from '../../../testing/partner-forms.fixture.ts';
import { chores } from '../../rooms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 8 });
});
afterAll(() => market.close());

const clearAway = async (): Promise<void> => {
  for (const chore of chores) await chore(market.ctx);
  await market.runJobs();
};
async function later(days: number): Promise<void> {
  market.clock.advance(days * DAY_MS);
  await clearAway();
}

/** An application that has just arrived: its reference, id and address. */
async function apply(language: 'en' | 'nl' = 'en') {
  market.clock.advance(61_000);
  const fields = await courierFields();
  const { reference } = await market.call('partners.registerCourier', { body: formOf(fields) }, { language });
  const { rows } = await sql<{ id: string }>`select id from partner_applications
    where email = ${fields['email'] as string}`.execute(market.ctx.db);
  return { reference, id: rows[0]?.id ?? '', email: fields['email'] as string };
}
const operator = async () => ({ token: await market.operatorToken() });
const refuse = async (id: string) =>
  market.call('ops.refusePartner', { params: { id }, body: { reason: 'Too far' } }, await operator());
const approve = async (id: string) => market.call('ops.approvePartner', { params: { id } }, await operator());
const state = (reference: string) => market.call('partners.application', { query: { reference } });
async function filesOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select f->>'name' as name from partner_applications,
    jsonb_array_elements(files) as f where id = ${id}`.execute(market.ctx.db);
  return rows.map(({ name }) => name);
}
const isGone = async (reference: string) =>
  (await market.refused('partners.application', { query: { reference } })).code === 'application_not_found';
const traces = () => market.count('partner_application_events');

describe('[PART-01] an application that was refused', () => {
  test('can be read for half a year, and then goes with its trace', async () => {
    const before = await traces();
    const { reference, id } = await apply();
    await refuse(id);
    await later(179);
    expect(await state(reference)).toMatchObject({ status: 'refused', reason: 'Too far' });
    await later(2);
    expect(await isGone(reference)).toBe(true);
    expect(await traces()).toBe(before);
  });

  test('goes whole although many are refused at once, and two servers clear away', async () => {
    await sql`insert into partner_applications (id, reference_hash, kind, status, first_name, last_name, email, phone,
        zone_id, language, plan, details, applied_at, decided_at)
      select id, id::text::bytea, 'courier', 'refused', 'A', 'B', id::text, '1', (select id from zones limit 1), 'en',
        '{}', '{}', ${new Date(market.clock.now())}, ${new Date(market.clock.now())}
      from (select gen_random_uuid() as id from generate_series(1, 450)) as crowd`.execute(market.ctx.db);
    market.clock.advance(181 * DAY_MS);
    await Promise.all([clearAway(), clearAway()]);
    const { rows } = await sql`select from partner_applications where status = 'refused'`.execute(
      market.ctx.db,
    );
    expect(rows).toEqual([]);
  });
});

test('[PART-01] an approved application stays, with its trace', async () => {
  const { reference, id } = await apply();
  await approve(id);
  await later(800);
  expect(await state(reference)).toMatchObject({ status: 'approved' });
  await expect(sql`delete from partner_applications where id = ${id}`.execute(market.ctx.db)).rejects.toThrow(
    'is kept',
  );
});

test('the trace of an application that stands is taken from nobody', async () => {
  const { id } = await apply();
  for (const act of [
    sql`delete from partner_application_events where application_id = ${id}`,
    sql`update partner_application_events set at = now() where application_id = ${id}`,
  ])
    await expect(act.execute(market.ctx.db)).rejects.toThrow('only added to');
});

describe('[PART-01] an application that nobody answers', () => {
  test('is refused by itself after half a year, which its applicant is told; its papers go a month later', async () => {
    const { reference, id, email } = await apply('nl');
    const papers = await filesOf(id);
    await later(179);
    expect(await state(reference)).toMatchObject({ status: 'waiting' });
    expect(papers).not.toEqual([]);
    await later(2);
    const { status, reason } = await state(reference);
    expect([status, reason]).toEqual(['refused', 'Er is een half jaar lang geen antwoord gekomen.']);
    const { rows } = await sql<{ body: string }>`select body from outbox_messages where recipient = ${email}
      order by created_at desc limit 1`.execute(market.ctx.db);
    expect(rows[0]?.body).toContain(reason);
    await later(31);
    for (const name of papers) expect(await market.ctx.storage.has(name)).toBe(false);
    await later(160);
    expect(await isGone(reference)).toBe(true);
  });

  test('may be sent again', async () => {
    const fields = await storeFields();
    await market.call('partners.registerStore', { body: formOf(fields) });
    await later(181);
    market.clock.advance(61_000);
    await market.call('partners.registerStore', { body: formOf({ ...fields }) });
  });
});
