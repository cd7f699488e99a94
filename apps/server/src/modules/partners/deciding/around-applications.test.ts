import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, rental, type TestMarket, writeRental } from '../../../testing/index.ts';
import { courierFields, formOf, itemFields, storeFields } from '../../../testing/partner-forms.fixture.ts';
import { offerOnly } from '../../catalog/index.ts';
import { getMarket } from '../../settings/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('[PART-01] an import that does not name it leaves a store that joined by itself, and what it sells', async () => {
  const operator = { token: await market.operatorToken() };
  await market.call('partners.registerStore', { body: formOf(await storeFields()) });
  const { applications } = await market.call('ops.partnerApplications', { query: {} }, operator);
  const params = { id: applications[0]?.id ?? '' };
  const { application, token } = await market.call('ops.approvePartner', { params }, operator);
  const [storeId, staff] = [application.store_id ?? '', { token: token ?? '' }];
  await market.call('ops.setStoreOpen', { params: { id: storeId }, body: { active: true } }, staff);
  const { item_id } = await market.call('ops.addItem', { body: formOf(await itemFields()) }, staff);
  const { db } = market.ctx;
  await sql`update stores set source = 'node/1' where id = ${fixture.stores.trattoria}`.execute(db);
  await offerOnly(market.ctx, { storeIds: [], itemIds: [] });
  const { rows } = await sql<{ id: string; active: boolean }>`select id, active from stores
    where id in (${storeId}, ${fixture.stores.trattoria}) union all
    select id, active from items where id in (${item_id}, ${fixture.items.pasta})`.execute(db);
  const isActive = (id: string) => rows.find((row) => row.id === id)?.active;
  expect([isActive(storeId), isActive(item_id)]).toEqual([true, true]);
  expect([isActive(fixture.stores.trattoria), isActive(fixture.items.pasta)]).toEqual([false, false]);
});

test('[PART-01] whoever runs the market is told by mail that an application waits', async () => {
  const told = await openTestMarket({ settings: { email: 'market@example.com' } });
  await told.call('partners.registerStore', { body: formOf(await storeFields()) });
  const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outbox_messages
    where recipient = 'market@example.com'`.execute(told.ctx.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.subject).toBe('An application waits: La Esquina (store)');
  expect(rows[0]?.body).toMatch(/ops\/partner-applications\/[0-9a-f-]{36}$/);
  await told.close();
});

describe('[PART-01] what an answer says', () => {
  const applying = async (change: Awaited<ReturnType<typeof storeFields>>) => {
    const fields = { ...(await storeFields()), ...change };
    await market.call('partners.registerStore', { body: formOf(fields) }, { language: 'ar' });
    const operator = { token: await market.operatorToken() };
    const { applications } = await market.call('ops.partnerApplications', { query: {} }, operator);
    const id = applications.find(({ email }) => email === fields['email'])?.id ?? '';
    return { params: { id }, operator };
  };
  const mailsTo = async (email: string) => {
    const { rows } = await sql<{ body: string }>`select body from outbox_messages
      where recipient = ${email}`.execute(market.ctx.db);
    return rows.map(({ body }) => body).join('\n');
  };

  test('a provider is told where its trips are, not where orders would be', async () => {
    await writeRental(market.ctx);
    const email = 'trips@example.com';
    const { params, operator } = await applying({ email, module_id: rental.modules.rental });
    await market.call('ops.approvePartner', { params }, operator);
    expect(await mailsTo(email)).toContain('/ops/trips');
    expect(await mailsTo(email)).not.toContain('orders');
  });

  test('who is refused is told where to apply again', async () => {
    const email = 'again@example.com';
    const { params, operator } = await applying({ email });
    await market.call('ops.refusePartner', { params, body: { reason: 'Closed street' } }, operator);
    expect(await mailsTo(email)).toMatch(/\/store-registration\?active=active$/m);
  });

  test('a shop that did not say what kind of place it is has its module’s name in each language', async () => {
    const { params, operator } = await applying({ email: 'kind@example.com', kind: '' });
    const told = await market.call('ops.partnerApplication', { params }, operator);
    // The operator is told the same before: nothing stood there.
    expect(told.store?.kind).toBe('Food');
    const { application } = await market.call('ops.approvePartner', { params }, operator);
    const { rows } = await sql<{ kind: unknown }>`select stores.kind from stores
      where id = ${application.store_id}`.execute(market.ctx.db);
    const { modules } = await getMarket(market.ctx);
    expect(rows[0]?.kind).toEqual(modules.find(({ id }) => id === fixture.modules.food)?.name);
  });
});

test('[PART-01] an application whose logo was lost is refused in words, and waits', async () => {
  const token = { token: await market.operatorToken() };
  const fields = await storeFields();
  await market.call('partners.registerStore', { body: formOf({ ...fields, email: 'lost@example.com' }) });
  const { rows } = await sql<{ id: string; name: string }>`select id, file ->> 'name' as name
    from partner_applications, jsonb_array_elements(files) as file
    where status = 'waiting' and file ->> 'field' = 'logo'`.execute(market.ctx.db);
  const [lost] = rows;
  await market.ctx.storage.remove(lost?.name ?? '');
  const params = { id: lost?.id ?? '' };
  expect((await market.refused('ops.approvePartner', { params }, token)).code).toBe('file_missing');
  expect(await market.call('ops.partnerApplication', { params }, token)).toMatchObject({ status: 'waiting' });
});

describe('[PART-01] who applies as a courier with the phone of one who works here', () => {
  async function waiting(fields: Awaited<ReturnType<typeof courierFields>>) {
    await market.call('partners.registerCourier', { body: formOf(fields) });
    const token = await market.operatorToken();
    const query = { kind: 'courier', status: 'waiting' } as const;
    const { applications } = await market.call('ops.partnerApplications', { query }, { token });
    const id = applications.find(({ email }) => email === fields['email'])?.id ?? '';
    return [{ params: { id } }, { token }] as const;
  }

  test('is not made a second one: the operator reads who that is and what to do', async () => {
    const fields = await courierFields();
    const { application } = await market.call('ops.approvePartner', ...(await waiting(fields)));
    const again = await waiting({
      ...(await courierFields()),
      f_name: 'Other',
      phone: fields['phone'] ?? '',
    });
    const { code, status, body } = await market.refused('ops.approvePartner', ...again);
    expect([code, status]).toEqual(['courier_works_here', 409]);
    expect(body.errors[0]?.message).toContain(
      `Inés Rey. If it is the same person, give courier ${application.courier_id} a`,
    );
    const { db } = market.ctx;
    const said = fields['phone'] as string;
    const { rows } = await sql`select from couriers where phone = ${said}`.execute(db);
    expect(rows).toHaveLength(1);
    expect(await market.call('ops.partnerApplication', ...again)).toMatchObject({ status: 'waiting' });
  });

  test('becomes one where that courier works here no more', async () => {
    const fields = await courierFields();
    await market.call('ops.approvePartner', ...(await waiting(fields)));
    await sql`update couriers set active = false where phone = ${fields['phone'] as string}`.execute(
      market.ctx.db,
    );
    const again = await waiting({ ...(await courierFields()), phone: fields['phone'] ?? '' });
    expect((await market.call('ops.approvePartner', ...again)).application).toMatchObject({
      status: 'approved',
    });
  });
});
