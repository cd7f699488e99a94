import { partnersEndpoints } from '@promenade/contract/partners';
import { expect, test } from 'vitest';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { courierBody, courierDrafts } from '../courier/courier-draft.ts';
import { storeBody } from '../store/store-body.ts';
import { providerDrafts } from '../store/store-draft.ts';

const [centre, coast, module] = [1, 2, 3].map((at) => `0190a000-0000-7000-8000-00000000000${at}`) as [
  string,
  string,
  string,
];
const person = { f_name: 'Inés', l_name: 'Rey', email: 'ines@example.com', phone: '+59899123456' };
const chosen = (text: string): ChosenPicture => ({ blob: new Blob([text]), address: `blob:${text}` });

/** The form as the server reads it: a name that came several times is a list, a file its bytes. */
function received(form: FormData): Record<string, unknown> {
  const read = (value: FormDataEntryValue) =>
    typeof value === 'string' ? value : { bytes: new Uint8Array(value.size), name: value.name };
  const names = [...new Set(form.keys())];
  const one = <Value>(values: readonly Value[]) => (values.length > 1 ? values : values[0]);
  return Object.fromEntries(names.map((name) => [name, one(form.getAll(name).map(read))]));
}

const shop = {
  ...providerDrafts.empty,
  ...person,
  name: 'La Esquina',
  kind: 'Bakery',
  address: 'Sarandí 500',
  latitude: '-34,905',
  longitude: '-56.185',
  zoneId: centre,
  moduleId: module,
  pickupZoneIds: [coast],
  taxId: '21',
  plan: 'monthly',
};
const files = { logo: [chosen('l')], cover: [chosen('c')], documents: [chosen('d'), chosen('e')] };
const asRead = {
  ...person,
  name: 'La Esquina',
  address: 'Sarandí 500',
  latitude: -34.905,
  longitude: -56.185,
  zone_id: centre,
  module_id: module,
  tax_id: '21',
  business_plan: 'monthly',
  logo: { name: 'logo-1' },
  cover_photo: { name: 'cover_photo-1' },
  documents: [{ name: 'documents-1' }, { name: 'documents-2' }],
};

test('[PART-01] the form of a provider sends what the market reads: its zones to fetch vehicles in and its files, and no minutes', () => {
  const sent = partnersEndpoints['partners.registerStore'].body.parse(received(storeBody(shop, files, true)));
  expect(sent).toMatchObject({ ...asRead, pickup_zone_ids: [coast] });
  expect(sent.opening_hours).toContainEqual({ weekday: 1, opens: '09:00', closes: '18:00' });
  expect(sent.minimum_delivery_time).toBeUndefined();
});

test('[PART-01] the form of a store sends what the market reads: its minutes, and no zones to fetch anything in', () => {
  const sent = partnersEndpoints['partners.registerStore'].body.parse(
    received(storeBody(shop, files, false)),
  );
  expect(sent).toMatchObject({ ...asRead, minimum_delivery_time: 20, maximum_delivery_time: 40 });
  expect(sent.pickup_zone_ids).toBeUndefined();
});

test('[PART-01] the form of a courier sends what the market reads: both sides of the paper, and the portrait', () => {
  const papers = { identity_type: 'passport', identity_number: 'C 123', vehicle: 'car' } as const;
  const draft = { ...courierDrafts.empty, ...person, ...papers, zone_id: centre, business_plan: 'daily' };
  const form = courierBody(draft, { image: [chosen('p')], identity: [chosen('f'), chosen('b')] });
  expect(partnersEndpoints['partners.registerCourier'].body.parse(received(form))).toMatchObject({
    ...person,
    ...papers,
    zone_id: centre,
    business_plan: 'daily',
    image: { name: 'image-1' },
    identity_image: [{ name: 'identity_image-1' }, { name: 'identity_image-2' }],
  });
});
