/** Vehicles, as a provider's staff manage them; operators can do the same. */
import { FUELS, TRANSMISSIONS } from '@promenade/domain/rental';
import { z } from 'zod';
import {
  done,
  endpoint,
  id,
  instant,
  line,
  money,
  moneyGiven,
  numberInForm,
  pictureRefusals,
  text,
  upload,
} from '../endpoint/index.ts';
import { en as wrong } from '../wrong/texts.en.ts';

/** One unit of a vehicle. */
const unit = z.object({ id, plate: z.string(), active: z.boolean() });

/** A vehicle as its provider sees it; a price is null if it does not have that rental type. */
const keptVehicle = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  category_id: id,
  brand_id: id.nullable(),
  hourly_price: money.nullable(),
  day_wise_price: money.nullable(),
  distance_price: money.nullable(),
  active: z.boolean(),
  units: z.array(unit),
});

const priceInForm = numberInForm.pipe(moneyGiven).optional();
const priceGiven = moneyGiven.nullable().optional();
const plate = text(20);

/** A provider's discount on whole trips; amounts in major units (RENT-09). */
const providerDiscountGiven = z.strictObject({
  percent: z.number().int().min(1).max(100),
  min_purchase: moneyGiven.default(0),
  max_discount: moneyGiven.default(0),
  ends_at: instant.nullable().default(null).describe('When it ends; null is never.'),
});

/** Calls under /ops on vehicles and providers. */
export const vehicleStaffEndpoints = {
  'ops.vehicles': endpoint('ops.vehicles', {
    summary:
      'The caller’s vehicles with their units, including those not for rent; operators name the provider',
    who: 'staff',
    query: z.object({ store_id: id.optional() }),
    reply: z.object({ vehicles: z.array(keptVehicle) }),
    refusals: ['provider_not_found', 'provider_required', 'forbidden'],
  }),
  'ops.addVehicle': endpoint('ops.addVehicle', {
    summary:
      'Add a vehicle for rent, with its picture (multipart) and a unit for each plate or a number of units; operators name the provider',
    who: 'staff',
    multipart: true,
    body: z.object({
      store_id: id.optional(),
      category_id: id,
      brand_id: id.optional(),
      name: line(160).default(''),
      description: text(1000).default(''),
      type: z
        .string()
        .regex(/^[a-z][a-z-]{0,39}$/, wrong.vehicle_type)
        .describe('Body type, such as suv, bicycle or scooter.'),
      seating_capacity: numberInForm.pipe(z.number().int().min(1).max(80)),
      transmission_type: z.enum(TRANSMISSIONS),
      fuel_type: z.enum(FUELS),
      air_condition: z.enum(['0', '1']).default('0'),
      hourly_price: priceInForm,
      day_wise_price: priceInForm,
      distance_price: priceInForm,
      plates: text(4000).default(''),
      units: numberInForm.pipe(z.number().int().min(1).max(200)).optional(),
      image: upload.optional(),
    }),
    reply: done.extend({ vehicle: keptVehicle }),
    refusals: [
      'provider_not_found',
      'provider_required',
      'forbidden',
      'category_not_found',
      'name_required',
      'file_missing',
      ...pictureRefusals,
    ],
  }),
  'ops.changeVehicle': endpoint('ops.changeVehicle', {
    summary: 'Change a vehicle, and add, rename or retire its units',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({
      name: line(160).min(1).optional(),
      description: text(1000).optional(),
      hourly_price: priceGiven,
      day_wise_price: priceGiven,
      distance_price: priceGiven,
      active: z.boolean().optional().describe('Whether it can be rented.'),
      units: z
        .array(z.object({ id: id.optional(), plate: plate.optional(), active: z.boolean().optional() }))
        .max(200)
        .optional()
        .describe('Units with an id are changed, those without are added, and all others stay.'),
    }),
    reply: done.extend({ vehicle: keptVehicle }),
    refusals: ['vehicle_not_found', 'forbidden'],
  }),
  'ops.setProviderDiscount': endpoint('ops.setProviderDiscount', {
    summary:
      'Set a provider’s discount on whole trips, permanent or until an instant; null removes it. Staff can do so for their own provider',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({ discount: providerDiscountGiven.nullable() }),
    reply: done,
    refusals: ['provider_not_found', 'forbidden'],
  }),
} as const;
