/** Bodies of partner applications. */
import { z } from 'zod';
import { MAX_INTERVALS, writtenInterval } from '../catalog/written-hours.ts';
import { id, latitude, line, longitude, numberGiven, text, upload, uploads } from '../endpoint/index.ts';
import { en as wrong } from '../wrong/texts.en.ts';

// Maximum number of files of one kind.
const PARTNER_MAX_FILES = 5;

/** Types of identity document. */
export const IDENTITY_TYPES = ['passport', 'driving_license', 'nid'] as const;

/** Vehicles of couriers. */
export const COURIER_VEHICLES = ['bicycle', 'motorcycle', 'car'] as const;

// A form contains only text, so lists are sent as JSON.
function listed<Entry extends z.ZodType>(list: z.ZodArray<Entry>) {
  const written = z
    .string()
    .max(4000)
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue({ code: 'custom', message: wrong.json_list });
        return z.NEVER;
      }
    });
  return z.union([list, written.pipe(list)]);
}

// Empty fields are refused by the server with a message for each; fields left out count as empty.
const neededId = z.union([id, z.literal('')]).default('');
const needed = <Degrees extends z.ZodType>(degrees: Degrees) =>
  z.union([z.literal('').transform(() => undefined), degrees]).optional();
const neededOne = <const Words extends readonly string[]>(words: Words) =>
  z.union([z.literal('').transform(() => undefined), z.enum(words)]).optional();
const person = {
  f_name: line(80).default(''),
  l_name: line(80).default(''),
  email: text(300).default(''),
  phone: text(40).default(''),
};
const minutes = numberGiven(z.number().max(100_000)).optional();

/** Application of a store or provider; `name` is shown to shoppers. */
export const storeFields = {
  ...person,
  name: line(120).default(''),
  kind: text(80)
    .default('')
    .describe(
      'What kind of business it is, in a few words, such as Bakery; default: the name of the module.',
    ),
  address: line(300).default(''),
  latitude: needed(latitude),
  longitude: needed(longitude),
  zone_id: neededId,
  module_id: neededId,
  pickup_zone_ids: listed(z.array(id).max(50))
    .optional()
    .describe('For a provider: ids of the zones in which trips can start; default: its own zone.'),
  minimum_delivery_time: minutes,
  maximum_delivery_time: minutes,
  opening_hours: listed(z.array(writtenInterval).max(MAX_INTERVALS)).default([]),
  tax_id: line(60).default(''),
  business_plan: text(40).default(''),
  logo: upload.optional(),
  cover_photo: upload.optional(),
  documents: uploads(PARTNER_MAX_FILES).optional(),
};

/** Application of a courier. */
export const courierFields = {
  ...person,
  identity_type: neededOne(IDENTITY_TYPES),
  identity_number: line(60).default(''),
  identity_image: uploads(PARTNER_MAX_FILES).optional(),
  image: upload.optional(),
  zone_id: neededId,
  vehicle: neededOne(COURIER_VEHICLES),
  business_plan: text(40).default(''),
};
