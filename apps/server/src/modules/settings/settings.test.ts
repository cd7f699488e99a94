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

// accounts.md and ordering.md, section 3.
const fields = [
  'logo_full_url',
  'customer_wallet_status',
  'loyalty_point_status',
  'ref_earning_status',
  'refund_policy',
  'cancelation_policy',
  'shipping_policy',
  'footer_text',
  'email',
  'phone',
  'address',
  'business_name',
  'social_media',
  'default_location',
  'digit_after_decimal_point',
  'firebase_otp_verification',
  'centralize_login',
  'active_payment_method_list',
  'country',
  'country_picker_status',
  'demo',
  'social_login',
  'apple_login',
  'base_urls',
  'guest_checkout_status',
  'currency_symbol',
  'currency_symbol_direction',
  'tax_included',
  'toggle_veg_non_veg',
  'free_delivery_over',
];
const waysIn = [
  'email_verification_status',
  'phone_verification_status',
  'manual_login_status',
  'otp_login_status',
  'social_login_status',
];

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

  test('has every field that the documents name', async () => {
    const config = await market.call('settings.config');
    expect(Object.keys(config)).toEqual(expect.arrayContaining(fields));
    expect(Object.keys(config.centralize_login)).toEqual(expect.arrayContaining(waysIn));
    expect(config).toMatchObject({
      logo_full_url: 'http://market.example/icons/icon-512.png',
      refund_policy: 1,
      cancelation_policy: 1,
      shipping_policy: 1,
      currency_symbol: '$',
      currency_symbol_direction: 'left',
      base_urls: { item_image_url: 'http://market.example/media' },
      default_location: { lat: expect.any(Number), lng: expect.any(Number) },
      social_login: [
        { login_medium: 'google', status: false },
        { login_medium: 'facebook', status: false },
      ],
      apple_login: [{ login_medium: 'apple', status: false }],
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
