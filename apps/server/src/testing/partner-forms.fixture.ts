import sharp from 'sharp';
import { fixture } from './market.fixture.ts';
import { rental } from './vehicles.fixture.ts';

/** A small picture in a colour of its own. */
export async function pictureBytes(format: 'jpeg' | 'png' | 'gif' | 'webp' = 'png'): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#cf3f1c' } });
  return picture.toFormat(format).toBuffer();
}

/** The smallest content recognised as a PDF. */
export const pdfBytes: Uint8Array = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A form's fields: lists as JSON, files (one or several under a name) as bytes. */
export type FormFields = Readonly<Record<string, string | Uint8Array | readonly Uint8Array[]>>;

/** The fields as a browser sends them; file names do not matter, so all files have the same. */
export function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else
      for (const bytes of value instanceof Uint8Array ? [value] : value)
        form.append(name, new Blob([new Uint8Array(bytes)]), 'file');
  }
  return form;
}

let people = 0;

/** A person who has not applied yet. */
function newPerson() {
  people += 1;
  return {
    f_name: 'Inés',
    l_name: 'Rey',
    email: `partner.${people}@example.com`,
    phone: `+5989930${String(people).padStart(4, '0')}`,
  };
}

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));

/** All fields of a provider's car with two units. */
export async function vehicleFields(): Promise<Record<string, string | Uint8Array>> {
  return {
    category_id: rental.categories.cars,
    brand_id: rental.brands.tero,
    name: 'Tero Mini',
    description: 'Small outside',
    type: 'city-car',
    seating_capacity: '4',
    transmission_type: 'manual',
    fuel_type: 'petrol',
    hourly_price: '9.5',
    day_wise_price: '50',
    plates: 'SAA 1001, SAA 1002',
    image: await pictureBytes(),
  };
}

/** All fields of a store's application in the centre. */
export async function storeFields(): Promise<Record<string, string | Uint8Array | readonly Uint8Array[]>> {
  return {
    ...newPerson(),
    name: 'La Esquina',
    kind: 'Bakery',
    address: 'Sarandí 500',
    latitude: String(fixture.points.centre.lat),
    longitude: String(fixture.points.centre.lng),
    zone_id: fixture.zones.centre,
    module_id: fixture.modules.food,
    minimum_delivery_time: '20',
    maximum_delivery_time: '40',
    opening_hours: JSON.stringify(weekdays),
    tax_id: '21 123 456 0018',
    business_plan: 'commission',
    logo: await pictureBytes(),
    cover_photo: await pictureBytes('jpeg'),
    documents: [pdfBytes],
  };
}

/** All fields of a courier's application in the centre. */
export async function courierFields(): Promise<Record<string, string | Uint8Array | readonly Uint8Array[]>> {
  return {
    ...newPerson(),
    identity_type: 'passport',
    identity_number: 'C 123 456',
    zone_id: fixture.zones.centre,
    vehicle: 'bicycle',
    business_plan: 'per-delivery',
    image: await pictureBytes(),
    identity_image: [await pictureBytes('jpeg'), await pictureBytes()],
  };
}

/** All fields of an item of the food module. */
export async function itemFields(): Promise<Record<string, string | Uint8Array>> {
  return {
    category_id: fixture.categories.sweets,
    name: 'Alfajor',
    description: 'With dulce de leche',
    price: '2.5',
    veg: '1',
    image: await pictureBytes(),
  };
}
