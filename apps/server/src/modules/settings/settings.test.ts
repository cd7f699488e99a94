import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { defaultSettings, getMarket, writeMarket } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({
    settings: {
      freeDeliveryOverMinor: 150_000,
      cashMaximumMinor: 500_050,
      taxIncluded: true,
      taxPercent: 22,
      countryPicker: true,
      socialMedia: [{ name: 'mastodon', link: 'https://social.example/@market' }],
    },
  });
});
afterAll(() => market.close());

describe('[SYS-07] the configuration', () => {
  test('tells what the operator decided, money in major units', async () => {
    expect(await market.call('settings.config')).toMatchObject({
      business_name: 'Test market',
      time_zone: 'America/Montevideo',
      default_location: fixture.points.centre,
      free_delivery_over: 1500,
      cash_on_delivery_maximum: 5000.5,
      tax_included: 1,
      tax_rate: 22,
      country_picker_status: 1,
      guest_checkout_status: 1,
      toggle_veg_non_veg: 1,
      digit_after_decimal_point: 2,
      languages: ['en', 'ar', 'nl', 'fr'],
      social_media: [{ name: 'mastodon', link: 'https://social.example/@market' }],
    });
  });

  test('shows the ways to sign in that are switched on, and holds every flag of them', async () => {
    const { centralize_login: login, active_payment_method_list: gateways } =
      await market.call('settings.config');
    expect(Object.entries(login).filter(([, status]) => status === 1)).toEqual([['manual_login_status', 1]]);
    expect(Object.keys(login)).toHaveLength(8);
    expect(gateways).toEqual([]);
  });

  test('a market without wallets has no referral codes: their page promised money in a wallet, and sign-up had no field for them', async () => {
    const notified = new Promise<void>((resolve) => {
      market.ctx.events.subscribe('settings', resolve);
    });
    const rewards = { ...defaultSettings.rewards, wallet: false, referral: true };
    await writeMarket(market.ctx, { rewards }, []);
    await notified;
    expect(await market.call('settings.config')).toMatchObject({
      customer_wallet_status: 0,
      ref_earning_status: 0,
    });
  });

  test('costs no statement once it is known, and changes when it is changed', async () => {
    await market.call('settings.config');
    expect(await market.statements(() => market.call('settings.config'))).toEqual([]);
    const notified = new Promise<void>((resolve) => {
      market.ctx.events.subscribe('settings', resolve);
    });
    await writeMarket(market.ctx, { businessName: 'Renamed' }, []);
    await notified;
    expect(await market.call('settings.config')).toMatchObject({ business_name: 'Renamed', tax_rate: 22 });
    expect((await getMarket(market.ctx)).modules).toHaveLength(3);
  });
});

test('a module of a type that only a newer version knows is left to that: the list of modules showed a type outside its contract', async () => {
  const { db } = market.ctx;
  await sql`insert into modules (id, module_type, name, icon, active, position)
    select ${market.ctx.ids.next()}, 'flights', name, icon, true, 9 from modules limit 1`.execute(db);
  await writeMarket(market.ctx, {}, []);
  const listed = await market.call('settings.modules');
  expect(listed.map(({ module_type }) => module_type)).toEqual(['food', 'grocery', 'parcel']);
  await sql`delete from modules where module_type = 'flights'`.execute(db);
  await writeMarket(market.ctx, {}, []);
});

test('what was written is answered before the word of it has come back', async () => {
  await market.call('settings.config');
  const publish = vi.spyOn(market.ctx.events, 'publish').mockResolvedValue();
  await writeMarket(market.ctx, { businessName: 'Renamed at once' }, []);
  expect(await market.call('settings.config')).toMatchObject({ business_name: 'Renamed at once' });
  publish.mockRestore();
});

test('what is written and undone again is answered to nobody', async () => {
  const before = await market.call('settings.config');
  const undone = market.ctx.db.transaction().execute(async (db) => {
    const ctx = { ...market.ctx, db };
    await writeMarket(ctx, { businessName: 'Never' }, []);
    await getMarket(ctx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await market.call('settings.config')).toEqual(before);
});
