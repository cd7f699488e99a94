import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestMarket } from '../../testing/index.ts';
import { fundWallet } from '../ledger/index.ts';
import { findStandingMarket, importOwnMarket } from './index.ts';
import { mlinsko, townAsOsmXml } from './testing/made-up-town.fixture.ts';
import { writeShortMenus } from './testing/short-menus.fixture.ts';

test('an import in another currency is refused where money comes while its rows are written: it was worth another amount after that', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-currency-'));
  const market = await openTestMarket({ empty: true, asOwner: true });
  try {
    const catalogueFolder = await writeShortMenus(folder);
    const file = join(folder, 'town.osm');
    await writeFile(file, townAsOsmXml({ ...mlinsko, places: mlinsko.places.slice(0, 2) }));
    const request = { file, catalogueFolder, coast: 'none' } as const;
    await importOwnMarket(market.ctx, { request, replace: false });

    let importing: Promise<unknown> = Promise.resolve();
    await market.ctx.db.transaction().execute(async (held) => {
      // Among the last of what an import writes.
      await sql`lock table coupons in share mode`.execute(held);
      importing = importOwnMarket(market.ctx, { request: { ...request, currency: 'USD' }, replace: false });
      importing.catch(() => undefined);
      const waiting = async () =>
        (await sql`select from pg_locks where relation = 'coupons'::regclass and not granted`.execute(held))
          .rows.length;
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
      const { shopperId: customerId } = await market.newCustomer();
      await fundWallet(market.ctx, { customerId, paymentId: market.ctx.ids.next(), amountMinor: 500 });
    });
    await expect(importing).rejects.toThrow('There are wallets in EUR here');
    expect(await findStandingMarket(market.ctx)).toMatchObject({ currency: { code: 'EUR' } });
  } finally {
    await market.close();
    await rm(folder, { recursive: true, force: true });
  }
});
