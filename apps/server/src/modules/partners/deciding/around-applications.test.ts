import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { formOf, itemFields, storeFields } from '../../../testing/partner-forms.fixture.ts';
import { offerOnly } from '../../catalog/index.ts';

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
