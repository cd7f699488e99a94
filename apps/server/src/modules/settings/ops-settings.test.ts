import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
let operator: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

const config = () => market.call('settings.config', {});
const list = async () => (await market.call('ops.settings', {}, operator)).settings;
const settingOf = async (key: string) => (await list()).find((one) => one.key === key);
const change = (key: string, value: unknown) =>
  market.call('ops.changeSetting', { params: { key }, body: { value } }, operator);
const refused = (key: string, value: unknown) =>
  market.refused('ops.changeSetting', { params: { key }, body: { value } }, operator);

describe('an operator reads and edits settings (api.md, operations): it took a command on the server', () => {
  test('each with what counts now, and whether somebody has decided it', async () => {
    const settings = await list();
    expect(settings.length).toBeGreaterThan(40);
    expect(settings).toContainEqual({ key: 'businessName', value: 'Test market', decided: true });
    expect(settings).toContainEqual({ key: 'guestCheckout', value: true, decided: false });
  });

  test('what is decided counts with the next request, until it is taken back', async () => {
    const { setting } = await change('freeDeliveryOverMinor', 250_000);
    expect(setting).toEqual({ key: 'freeDeliveryOverMinor', value: 250_000, decided: true });
    await expect.poll(async () => (await config()).free_delivery_over).toBe(2500);
    expect(await settingOf('freeDeliveryOverMinor')).toEqual(setting);
    expect((await change('freeDeliveryOverMinor', null)).setting.value).toBeNull();
    const back = await market.call(
      'ops.forgetSetting',
      { params: { key: 'freeDeliveryOverMinor' } },
      operator,
    );
    expect(back.setting).toEqual({ key: 'freeDeliveryOverMinor', value: null, decided: false });
    await expect.poll(async () => (await config()).free_delivery_over).toBeNull();
  });

  test.each([
    ['guestCheckout', 'yes', 'guestCheckout was not set: must be true or false.'],
    ['businessName', '', 'businessName was not set: must not be empty.'],
    ['phone', 598, 'phone was not set: must be a text.'],
    ['nothing', 1, "There is no setting 'nothing'."],
    ['currency', {}, 'currency is changed by npm run market -- import.'],
    ['__proto__', {}, "There is no setting '__proto__'."],
  ])('%s cannot be %j, in words', async (key, value, words) => {
    const before = await list();
    const refusal = await refused(key, value);
    expect([refusal.status, refusal.code]).toEqual([422, 'setting_unfit']);
    expect(refusal.message).toContain(words);
    expect(await list()).toEqual(before);
  });

  test.each([
    ['guestCheckout', 'yes', 'guestCheckout is niet ingesteld: moet true of false zijn.'],
    ['callingCode', '+598', 'callingCode is niet ingesteld: mag alleen uit cijfers bestaan.'],
    ['email', 'x', 'email is niet ingesteld: moet een mailadres zijn.'],
    ['nothing', 1, "Er is geen instelling 'nothing'."],
    ['currency', {}, 'currency wordt gewijzigd met npm run market -- import.'],
    ['unansweredWarnMinutes', 1440, 'unansweredWarnMinutes moet kleiner zijn dan unansweredCancelMinutes.'],
  ])(
    'why %s cannot be %j is said in the operator’s language: half of it was English',
    async (key, value, words) => {
      const dutch = { ...operator, language: 'nl' } as const;
      const input = { params: { key }, body: { value } };
      const { message } = await market.refused('ops.changeSetting', input, dutch);
      expect(message).toContain(`Dat kan niet: ${words}`);
    },
  );

  test.each([
    ['en', 'The request could not be read: body.value: is missing.'],
    ['ar', 'تعذّرت قراءة الطلب: body.value: مفقود.'],
    ['fr', 'La demande n’a pas pu être lue\u00a0: body.value: manque.'],
    ['nl', 'Het verzoek was niet te lezen: body.value: ontbreekt.'],
  ] as const)('without a value, in %s: it was an expected nonoptional', async (language, words) => {
    const input = { params: { key: 'tips' }, body: {} } as {
      params: { key: string };
      body: { value: unknown };
    };
    const refusal = await market.refused('ops.changeSetting', input, { ...operator, language });
    expect(refusal).toMatchObject({ status: 400, code: 'malformed', message: words });
  });

  test('what could not be together is refused, and what is of the place cannot be taken back', async () => {
    await change('delivery', false);
    expect((await refused('takeAway', false)).message).toContain('nothing could be ordered');
    await change('delivery', true);
    const refusal = await market.refused('ops.forgetSetting', { params: { key: 'timeZone' } }, operator);
    expect(refusal.code).toBe('setting_unfit');
    const ends = await Promise.allSettled([change('takeAway', false), change('delivery', false)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await change('delivery', true);
    await change('takeAway', true);
  });

  test('another tax of the market is that of the stores that were taxed as it is', async () => {
    const taxOf = async () => {
      const query = { store_id: fixture.stores.trattoria };
      return (await market.call('catalog.tax', { query })).tax_rate;
    };
    await change('taxPercent', 10);
    expect(await taxOf()).toBe(10);
    await change('taxPercent', 12);
    expect(await taxOf()).toBe(12);
    await change('taxPercent', 10);
  });

  test('nobody else does', async () => {
    const guest = await market.newGuest();
    const { token } = await market.newCustomer();
    const { token: store } = await market.call(
      'ops.giveToken',
      { body: { role: 'store', holder_id: fixture.stores.trattoria } },
      operator,
    );
    for (const [caller, code] of [
      [guest, 'forbidden'],
      [{ token }, 'forbidden'],
      [{ token: store }, 'forbidden'],
      [{}, 'sign_in_required'],
    ] as const)
      for (const id of ['ops.settings', 'ops.changeSetting', 'ops.forgetSetting'] as const) {
        const input = { params: { key: 'tips' }, body: { value: false } } as never;
        expect((await market.refused(id, id === 'ops.settings' ? {} : input, caller)).code).toBe(code);
      }
  });
});
