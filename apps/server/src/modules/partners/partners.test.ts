import type { Refusal } from '@promenade/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  fixture,
  openTestMarket,
  rental,
  type TestMarket,
  writeRental,
} from '../../testing/index.ts';
import {
  courierFields,
  formOf,
  type FormFields,
  pdfBytes,
  pictureBytes,
  storeFields,
} from '../../testing/partner-forms.fixture.ts';

let market: TestMarket;
let operator: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
// Past the limits on calls.
beforeEach(() => market.clock.advance(61_000));

async function apply(change: FormFields = {}, caller: Caller = {}) {
  const fields = { ...(await storeFields()), ...change };
  const reply = await market.call('partners.registerStore', { body: formOf(fields) }, caller);
  // What is decided comes after.
  market.clock.advance(1_000);
  return { ...reply, fields };
}
async function refusedStore(change: FormFields, without: readonly string[] = []): Promise<Refusal> {
  const fields: Record<string, FormFields[string]> = { ...(await storeFields()), ...change };
  for (const name of without) delete fields[name];
  return market.refused('partners.registerStore', { body: formOf(fields) });
}
async function refusedCourier(change: FormFields, without: readonly string[] = []): Promise<Refusal> {
  const fields: Record<string, FormFields[string]> = { ...(await courierFields()), ...change };
  for (const name of without) delete fields[name];
  return market.refused('partners.registerCourier', { body: formOf(fields) });
}
const list = (query = {}) => market.call('ops.partnerApplications', { query }, operator);
async function idOf(email: FormFields[string] | undefined): Promise<string> {
  const { applications } = await list({ limit: 100 });
  return applications.find((one) => one.email === email)?.id ?? '';
}
const named = (refusal: Refusal) => refusal.body.errors.map(({ field, code }) => [field, code]);
const byId = (id: string) => ({ params: { id } });
const read = (id: string) => market.call('ops.partnerApplication', byId(id), operator);
const approve = (id: string) => market.call('ops.approvePartner', byId(id), operator);

describe('[PART-01] a store applies', () => {
  test('it is kept with all that was written, and its state is told to whoever has the reference', async () => {
    const { reference, fields, message, status } = await apply();
    expect([status, message]).toEqual([
      'waiting',
      'Your application has arrived. The answer comes by email.',
    ]);
    expect(reference.length).toBeGreaterThanOrEqual(43);
    const id = await idOf(fields['email']);
    expect(await read(id)).toMatchObject({
      kind: 'store',
      status: 'waiting',
      name: 'La Esquina',
      plan: { id: 'commission', commission_percent: 15, monthly_fee: 0 },
      store: {
        kind: 'Bakery',
        module_id: fixture.modules.food,
        minimum_delivery_time: 20,
        maximum_delivery_time: 40,
        tax_id: '21 123 456 0018',
      },
      courier: null,
      trace: [{ what: 'received', by: null }],
    });
    const query = { reference };
    expect(await market.call('partners.application', { query })).toMatchObject({
      kind: 'store',
      status: 'waiting',
      name: 'La Esquina',
      decided_at: null,
    });
    for (const other of [id.replaceAll('-', ''), reference.toLowerCase(), reference.slice(0, 9), 'No. 7'])
      expect((await market.refused('partners.application', { query: { reference: other } })).code).toBe(
        'application_not_found',
      );
  });

  test('each field that is wrong is told at once, in words and in the caller’s language', async () => {
    const refusal = await refusedStore(
      {
        f_name: ' ',
        email: 'ines',
        phone: 'call',
        name: '',
        address: '',
        maximum_delivery_time: '10',
        opening_hours: '[]',
        business_plan: 'gold',
        latitude: '-34.87',
      },
      ['logo', 'cover_photo', 'l_name'],
    );
    expect(refusal.status).toBe(422);
    expect(named(refusal)).toEqual([
      ['f_name', 'first_name_required'],
      ['l_name', 'last_name_required'],
      ['email', 'email_invalid'],
      ['phone', 'phone_invalid'],
      ['name', 'store_name_required'],
      ['address', 'address_required'],
      ['maximum_delivery_time', 'minutes_reversed'],
      ['latitude', 'point_outside_zone'],
      ['opening_hours', 'hours_empty'],
      ['business_plan', 'plan_unknown'],
      ['logo', 'file_missing'],
      ['cover_photo', 'file_missing'],
    ]);
    expect(refusal.body.errors.find(({ field }) => field === 'latitude')?.message).toBe(
      'This place is 2.2 km outside Centre. Move the pin, or choose another zone.',
    );
  });

  test.each([
    ['email_required', 'email', { email: '' }],
    ['phone_required', 'phone', { phone: '' }],
    ['minutes_invalid', 'minimum_delivery_time', { minimum_delivery_time: '0' }],
    ['hours_time', 'opening_hours', { opening_hours: '[{"weekday":1,"opens":"9","closes":"18:00"}]' }],
    [
      'hours_overlap',
      'opening_hours',
      {
        opening_hours:
          '[{"weekday":1,"opens":"09:00","closes":"18:00"},{"weekday":1,"opens":"17:00","closes":"20:00"}]',
      },
    ],
    ['zone_unknown', 'zone_id', { zone_id: fixture.items.pizza }],
    ['module_not_here', 'module_id', { module_id: fixture.modules.parcel }],
    ['module_not_here', 'module_id', { module_id: fixture.items.pizza }],
    ['point_outside_zone', 'latitude', { zone_id: fixture.zones.coast }],
    ['plan_unknown', 'business_plan', { business_plan: 'per-delivery' }],
  ] as const)('%s', async (code, field, change) => {
    expect(named(await refusedStore(change))).toContainEqual([field, code]);
  });

  test('a day is named in the caller’s language', async () => {
    const fields = {
      ...(await storeFields()),
      opening_hours: '[{"weekday":1,"opens":"9","closes":"18:00"}]',
    };
    const refusal = await market.refused(
      'partners.registerStore',
      { body: formOf(fields) },
      { language: 'fr' },
    );
    expect(refusal.message).toBe('lundi\u00a0: indiquez des heures comme 09:00.');
  });

  test('files are what they are by their content, and small enough', async () => {
    const large = new Uint8Array(2 * 1024 * 1024 + 1);
    const webp = await pictureBytes('webp');
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const half = Buffer.from('%PDF-1.4\nno end');
    const before = await market.count('partner_applications');
    for (const [change, field, code] of [
      [{ logo: webp }, 'logo', 'image_format'],
      [{ logo: script }, 'logo', 'image_format'],
      [{ cover_photo: pdfBytes }, 'cover_photo', 'image_format'],
      [{ cover_photo: large }, 'cover_photo', 'image_too_large'],
      [{ documents: [script] }, 'documents', 'document_format'],
      [{ documents: [half] }, 'documents', 'document_format'],
      [{ documents: [pdfBytes, large] }, 'documents', 'document_too_large'],
      [{ documents: Array.from({ length: 6 }, () => pdfBytes) }, 'documents', 'files_too_many'],
    ] as const)
      expect(named(await refusedStore(change)), code).toEqual([[field, code]]);
    const six = await refusedStore({ documents: Array.from({ length: 6 }, () => pdfBytes) });
    expect(six.message).toBe('At most 5 files can be sent here. Take some out.');
    expect((await refusedStore({ opening_hours: '[{' })).code).toBe('malformed');
    expect(await market.count('partner_applications')).toBe(before);
  });

  test('its files are shown to operators alone: pictures made anew, a PDF only to be kept', async () => {
    const { fields } = await apply({ documents: [pdfBytes, await pictureBytes('gif')] });
    const { files } = await read(await idOf(fields['email']));
    expect(files.map(({ field, type }) => [field, type])).toEqual([
      ['logo', 'picture'],
      ['cover_photo', 'picture'],
      ['documents', 'pdf'],
      ['documents', 'picture'],
    ]);
    const get = (url: string) =>
      market.app.inject({ method: 'GET', url: url.replace(market.ctx.publicUrl, '') });
    const logo = await get(files[0]?.url ?? '');
    expect([logo.statusCode, logo.headers['content-type'], logo.rawPayload.subarray(0, 2)]).toEqual([
      200,
      'image/jpeg',
      Buffer.from([0xff, 0xd8]),
    ]);
    const pdf = await get(files[2]?.url ?? '');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="document.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(pdf.rawPayload).toEqual(pdfBytes);
  });

  test('one waits for each address, whatever its letters; of five at once one is kept', async () => {
    const { fields } = await apply();
    const email = String(fields['email']).toUpperCase();
    expect(await refusedStore({ email })).toMatchObject({ status: 409, code: 'application_waiting' });
    const once = await storeFields();
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => market.call('partners.registerStore', { body: formOf(once) })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await market.call(
      'ops.refusePartner',
      { ...byId(await idOf(fields['email'])), body: { reason: 'x' } },
      operator,
    );
    await apply({ email: fields['email'] ?? '' });
  });
});

describe('[PART-01] a provider and a courier apply', () => {
  test('a provider names zones to fetch vehicles in, and no minutes', async () => {
    const ofRental = {
      module_id: rental.modules.rental,
      business_plan: 'monthly',
      minimum_delivery_time: '',
      maximum_delivery_time: '',
    };
    const zones = JSON.stringify([fixture.zones.coast]);
    const { fields } = await apply({ ...ofRental, pickup_zone_ids: zones });
    expect(await read(await idOf(fields['email']))).toMatchObject({
      kind: 'provider',
      plan: { id: 'monthly', monthly_fee: 49 },
      store: { pickup_zone_ids: [fixture.zones.centre, fixture.zones.coast] },
    });
    const unknown = JSON.stringify([fixture.items.pizza]);
    expect(named(await refusedStore({ ...ofRental, pickup_zone_ids: unknown }))).toEqual([
      ['pickup_zone_ids', 'zone_unknown'],
    ]);
  });

  test('a courier with papers and a portrait', async () => {
    const fields = await courierFields();
    await market.call('partners.registerCourier', { body: formOf(fields) });
    expect(await read(await idOf(fields['email']))).toMatchObject({
      kind: 'courier',
      name: 'Inés Rey',
      courier: { identity_type: 'passport', identity_number: 'C 123 456', vehicle: 'bicycle' },
      store: null,
      files: [{ field: 'image' }, { field: 'identity_image' }, { field: 'identity_image' }],
    });
    expect((await market.refused('partners.registerCourier', { body: formOf(fields) })).code).toBe(
      'application_waiting',
    );
  });

  test.each([
    ['first_name_required', { f_name: '' }, []],
    ['last_name_required', { l_name: '' }, []],
    ['email_required', { email: '' }, []],
    ['email_invalid', { email: 'x' }, []],
    ['phone_required', { phone: '' }, []],
    ['phone_invalid', { phone: 'x' }, []],
    ['identity_number_required', { identity_number: '1' }, []],
    ['zone_unknown', { zone_id: fixture.items.pizza }, []],
    ['plan_unknown', { business_plan: 'monthly' }, []],
    ['file_missing', {}, ['image']],
    ['file_missing', {}, ['identity_image']],
    ['image_format', { image: pdfBytes }, []],
    ['files_too_many', { identity_image: Array.from({ length: 6 }, () => pdfBytes) }, []],
    ['image_too_large', { identity_image: [new Uint8Array(2 * 1024 * 1024 + 1)] }, []],
  ] as const)('%s', async (code, change, without) => {
    expect((await refusedCourier(change, without)).code).toBe(code);
  });
});

test('[PART-01] the plans are the operator’s, told in the caller’s language', async () => {
  const plans = (kind: 'store' | 'provider' | 'courier', language?: 'ar' | 'nl') =>
    market.call('partners.plans', { query: { kind } }, language ? { language } : {});
  expect((await plans('store')).plans.map(({ id }) => id)).toEqual(['commission', 'monthly']);
  expect((await plans('courier', 'nl')).plans[0]).toMatchObject({
    id: 'per-delivery',
    name: 'Per bezorging',
  });
  const text = (en: string) => ({ en, ar: `${en} (ar)`, nl: en, fr: en });
  const plan = {
    id: 'fair',
    kinds: ['provider'],
    name: text('Fair'),
    description: text('Half'),
    commissionPercent: 5,
    monthlyFeeMinor: 1250,
  } as const;
  const other = await openTestMarket({ settings: { partnerPlans: [plan] } });
  expect(
    (await other.call('partners.plans', { query: { kind: 'provider' } }, { language: 'ar' })).plans,
  ).toEqual([
    { id: 'fair', name: 'Fair (ar)', description: 'Half (ar)', commission_percent: 5, monthly_fee: 12.5 },
  ]);
  expect((await other.call('partners.plans', { query: { kind: 'store' } })).plans).toEqual([]);
  await other.close();
});

describe('[PART-01] an operator decides', () => {
  const mailsTo = async (email: FormFields[string] | undefined) => {
    const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outbox_messages
      where recipient = ${String(email)} order by id`.execute(market.ctx.db);
    return rows;
  };

  test('the list is paged and narrowed by state and kind', async () => {
    const { fields } = await apply();
    const first = await list({ limit: 1 });
    expect(first.applications).toMatchObject([{ email: fields['email'], status: 'waiting' }]);
    expect(first.total_size).toBe(await market.count('partner_applications'));
    expect((await list({ limit: 1, offset: 2 })).applications[0]?.id).not.toBe(first.applications[0]?.id);
    const couriers = await list({ kind: 'courier', status: 'waiting' });
    expect(
      couriers.applications.every(({ kind, status }) => kind === 'courier' && status === 'waiting'),
    ).toBe(true);
    expect((await list({ status: 'approved', kind: 'provider' })).total_size).toBe(0);
  });

  test('approved: a store that its staff opens is found by everyone, with its hours, pictures and link', async () => {
    const { fields, reference } = await apply({ name: 'Casa Ñandú' }, { language: 'nl' });
    const answer = await approve(await idOf(fields['email']));
    const storeId = answer.application.store_id ?? '';
    const staff = { token: answer.token ?? '' };
    const found = async () => (await market.call('catalog.stores')).stores.find(({ id }) => id === storeId);
    expect(await found()).toBeUndefined();
    await market.call('ops.setStoreOpen', { ...byId(storeId), body: { active: true } }, staff);
    market.clock.advance(5_000);
    expect(await found()).toMatchObject({ name: 'Casa Ñandú', slug: 'casa-nandu' });
    const store = await market.call('catalog.store', byId('casa-nandu'));
    expect(store.opening_hours[0]).toEqual({ weekday: 1, opens: '09:00', closes: '18:00' });
    const picture = await market.app.inject({
      method: 'GET',
      url: store.logo_full_url.replace(market.ctx.publicUrl, ''),
    });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { rows } = await sql`select plan_id, commission_percent::float8 as percent from partner_terms
      where store_id = ${storeId}`.execute(market.ctx.db);
    expect(rows).toEqual([{ plan_id: 'commission', percent: 15 }]);
    expect(await market.call('partners.application', { query: { reference } })).toMatchObject({
      status: 'approved',
    });
    const mails = await mailsTo(fields['email']);
    const welcome = mails.find(({ body }) => body.includes('Bearer'));
    const [received] = mails.filter((mail) => mail !== welcome);
    expect(received?.body).toContain(`/partner-application?reference=${reference}`);
    expect(welcome?.subject).toBe('Test market: Casa Ñandú is welkom');
    expect(welcome?.body).toContain(`Bearer ${staff.token}`);
    expect(answer.application.trace.map(({ what, by }) => [what, typeof by])).toEqual([
      ['received', 'object'],
      ['approved', 'string'],
    ]);
  });

  test('approved again nothing is made, and no token told; raced, one store is made; a taken link gets letters', async () => {
    const { fields } = await apply({ name: 'The Trattoria' });
    const id = await idOf(fields['email']);
    const before = await market.count('stores');
    const answers = await Promise.all(Array.from({ length: 6 }, () => approve(id)));
    expect(await market.count('stores')).toBe(before + 1);
    expect(new Set(answers.map(({ application }) => application.store_id)).size).toBe(1);
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
    expect(await mailsTo(fields['email'])).toHaveLength(2);
    const body = { reason: 'After all' };
    expect(await market.refused('ops.refusePartner', { ...byId(id), body }, operator)).toMatchObject({
      status: 409,
      code: 'application_decided',
    });
    const { rows } = await sql<{
      slug: string;
    }>`select slug from stores where id = ${answers[0]?.application.store_id}`.execute(market.ctx.db);
    expect(rows[0]?.slug).toMatch(/^the-trattoria-[0-9a-f]{6}$/);
  });

  test('two of one name approved at once have a link each', async () => {
    const both = [await apply({ name: 'Gemela' }), await apply({ name: 'Gemela' })];
    const ids = await Promise.all(both.map(({ fields }) => idOf(fields['email'])));
    await Promise.all(ids.map(approve));
    const { rows } = await sql`select slug from stores where name = 'Gemela'`.execute(market.ctx.db);
    expect(rows).toHaveLength(2);
  });

  test('a provider takes trips, a courier carries', async () => {
    const ofRental = { module_id: rental.modules.rental, name: 'Ruedas' };
    const provider = await approve(await idOf((await apply(ofRental)).fields['email']));
    const token = provider.token ?? '';
    await market.call(
      'ops.setStoreOpen',
      { ...byId(provider.application.store_id ?? ''), body: { active: true } },
      { token },
    );
    market.clock.advance(5_000);
    const inRental = { module: rental.modules.rental };
    const { providers } = await market.call('providers.latest', { query: {} }, inRental);
    expect(providers.map(({ name }) => name)).toContain('Ruedas');
    const fields = await courierFields();
    await market.call('partners.registerCourier', { body: formOf(fields) });
    const courier = await approve(await idOf(fields['email']));
    expect(courier.application.courier_id).not.toBeNull();
    expect(await market.call('ops.staffOrders', { query: {} }, { token: courier.token ?? '' })).toMatchObject(
      { orders: [] },
    );
  });

  test('refused with a reason, which is told and stays; its files are forgotten after a month', async () => {
    const { fields, reference } = await apply();
    const id = await idOf(fields['email']);
    const say = (reason: string) =>
      market.call('ops.refusePartner', { ...byId(id), body: { reason } }, operator);
    await say('Too far {away}');
    expect((await say('Something else')).application).toMatchObject({
      status: 'refused',
      reason: 'Too far {away}',
    });
    expect(await market.call('partners.application', { query: { reference } })).toMatchObject({
      status: 'refused',
      reason: 'Too far {away}',
    });
    expect((await mailsTo(fields['email']))[1]?.body).toContain('Too far {away}');
    expect((await market.refused('ops.approvePartner', byId(id), operator)).code).toBe('application_decided');
    const { rows } = await sql<{ name: string }>`select f->>'name' as name from partner_applications,
      jsonb_array_elements(files) as f where id = ${id}`.execute(market.ctx.db);
    expect(rows.length).toBeGreaterThan(0);
    market.clock.advance(31 * 86_400_000);
    const { forgetApplications } = await import('./index.ts');
    await forgetApplications(market.ctx);
    await market.runJobs();
    for (const { name } of rows) expect(await market.ctx.storage.has(name)).toBe(false);
    operator = { token: await market.operatorToken() };
    expect((await read(id)).files).toEqual([]);
  });

  test('what is no more offered is not approved; nobody else decides; the trace is only added to', async () => {
    const { fields } = await apply({ module_id: fixture.modules.grocery });
    const id = await idOf(fields['email']);
    const turn = (active: boolean) =>
      sql`update modules set active = ${active} where id = ${fixture.modules.grocery}`.execute(market.ctx.db);
    const turnZone = (active: boolean) =>
      sql`update zones set active = ${active} where id = ${fixture.zones.centre}`.execute(market.ctx.db);
    const told = async (topic: 'settings' | 'zones') => {
      const notified = new Promise<void>((resolve) => {
        market.ctx.events.subscribe(topic, resolve);
      });
      await market.ctx.events.publish(market.ctx.db, topic);
      await notified;
    };
    await turn(false);
    await told('settings');
    expect((await market.refused('ops.approvePartner', byId(id), operator)).code).toBe('module_not_here');
    await turn(true);
    await told('settings');
    await turnZone(false);
    await told('zones');
    expect((await market.refused('ops.approvePartner', byId(id), operator)).code).toBe('zone_unknown');
    await turnZone(true);
    await told('zones');
    const nobody = market.ctx.ids.next();
    for (const call of ['ops.partnerApplication', 'ops.approvePartner'] as const) {
      expect((await market.refused(call, byId(nobody), operator)).code).toBe('application_not_found');
      const customer = { token: (await market.newCustomer()).token };
      expect((await market.refused(call, byId(id), customer)).status).toBe(403);
      expect((await market.refused(call, byId(id), {})).status).toBe(401);
    }
    const body = { reason: 'x' };
    expect((await market.refused('ops.refusePartner', { ...byId(nobody), body }, operator)).code).toBe(
      'application_not_found',
    );
    await expect(
      sql`update partner_application_events set what = 'refused'`.execute(market.ctx.db),
    ).rejects.toThrow('only added to');
    await expect(sql`delete from partner_application_events`.execute(market.ctx.db)).rejects.toThrow(
      'only added to',
    );
  });
});
