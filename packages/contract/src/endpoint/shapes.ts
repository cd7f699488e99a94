import { MODULE_TYPES } from '@promenade/domain/modules';
import { HIGHEST_GIVEN } from '@promenade/domain/money';
import { legible, legibleLine } from '@promenade/domain/words';
import { z } from 'zod';
import type { RefusalCode } from '../refusals/refusals.ts';
import { en as wrong } from '../wrong/texts.en.ts';

/** Id of a record: UUIDv7, lower case. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, wrong.id);

/**
 * A slug or an id, as in store and item links. Other characters and capitals are not malformed: they are simply not found.
 * Longer ones match no route.
 */
export const idOrSlug = z.string().min(1).max(200);

/** A guest id: at least 128 random bits, base64url, with or without its shopper. Optional: a token can take its place. */
export const guestId = z
  .string()
  .min(22)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, wrong.guest_id);

/** The guest id, in addition to a token or in its place; null and empty are none. */
export const guestGiven = z.union([guestId, z.literal('').transform(() => null)]).nullish();

/** Query of calls that accept a token or a guest id. */
export const guestQuery = z.object({ guest_id: guestGiven });

const inMajorUnits = { unit: 'In major units of the market’s currency.' };

/** Money in the API: major units of the market's currency. */
export const money = z.number().meta(inMajorUnits);

/** Money in a request; bounded so that it is exact in minor units. */
export const moneyGiven = z.number().min(0).max(HIGHEST_GIVEN).meta(inMajorUnits);

/** A calendar day, from the year 1000 on: the database has no year 0. */
export const day = z.iso.date().refine((text) => text >= '1000', wrong.year);

/** An instant, ISO 8601 UTC. */
export const instant = z.iso.datetime({ offset: false }).meta({ unit: 'ISO 8601, UTC.' });

// Values far below a millimetre become 0: numbers near the smallest double are out of range for PostgreSQL.
const nothingBelow = 1e-12;
const toDegrees = (value: number | string): number => {
  const degrees = Number(value);
  return Math.abs(degrees) < nothingBelow ? 0 : degrees;
};

// A number, or a number as text. Otherwise an empty or absent value would be read as 0, a point in the Gulf of Guinea.
const degreesMessage = wrong.degrees;
const degrees = (most: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .max(40)
          .regex(/^\s*[+-]?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i, degreesMessage),
      ],
      degreesMessage,
    )
    .transform(toDegrees)
    .pipe(z.number().min(-most).max(most));

/** Degrees (WGS 84), also as query text. */
export const latitude = degrees(90);
/** Degrees (WGS 84), also as query text. */
export const longitude = degrees(180);

/** A list in a query: `a,b`, `["a","b"]` as in the zoneid header, or the parameter repeated. */
export const queryListOf = <One extends z.ZodType<string, string>>(one: One, least = 0, most = 50) =>
  z
    .union([z.string().max(4000), z.array(z.string().max(4000)).max(most)])
    .transform((given) => [given].flat().flatMap((part) => part.replace(/[[\]"\s]/g, '').split(',')))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(one).min(least).max(most));

const numberMessage = wrong.number;

// Digits as people write them: what else counts as a number in a program (0x10, 1e1, nothing at all) is none here.
const writtenNumber = /^\s*[+-]?\d+(\.\d+)?\s*$/;
const longestNumber = 40;

/** A number that a form sends as text. Otherwise an empty field would be read as 0. */
export const numberInForm = z
  .union([z.number(), z.string().max(longestNumber).regex(writtenNumber, numberMessage)], numberMessage)
  .transform(Number);

// What is no number is told to be none, as any other text.
function readNumber(given: unknown): unknown {
  if (typeof given === 'number' || given === undefined) return given;
  const isWritten = typeof given === 'string' && given.length <= longestNumber && writtenNumber.test(given);
  return isWritten ? Number(given) : Number.NaN;
}

/** A number in a request, also as the text of a query or a form. */
export const numberGiven = <Rule extends z.ZodType<number>>(rule: Rule) => z.preprocess(readNumber, rule);

/** A whole number in a request, also as text. */
export const wholeGiven = (least: number, most: number) => numberGiven(z.number().int().min(least).max(most));

/** Free text of a form, as far as it can be read, with a maximum length. */
export const text = (max: number): z.ZodString => z.string().overwrite(legible).max(max);

/** Required text whose rule has its own message: if left out, it counts as empty, and the rule refuses it. */
export const neededText = (max: number): z.ZodDefault<z.ZodString> => text(max).default('');

/** Text of one line, such as a name. */
export const line = (max: number): z.ZodString => z.string().overwrite(legibleLine).max(max);

/** Required text of one line whose rule has its own message. */
export const neededLine = (max: number): z.ZodDefault<z.ZodString> => line(max).default('');

/** A flag in the API: 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** Query of a paged list: `offset` is the page number, from 1 (api.md, Conventions). */
export const page = z.object({
  limit: wholeGiven(1, 100).default(12),
  offset: wholeGiven(1, 100_000).default(1),
});

/** Answer of a paged list. */
export const paged = z.object({
  total_size: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
});

/**
 * Query of a list that grows at its start while it is being read: `cursor` is `next_cursor` of the previous answer, and takes
 * precedence over `offset` (api.md, Conventions).
 */
export const growingPage = page.extend({ cursor: id.optional() });

/** Answer of such a list: the cursor of the next page; null on the last one. */
export const growingPaged = paged.extend({ next_cursor: id.nullable() });

/** A success with its message in the caller's language. */
export const done = z.object({ message: z.string() });

/** Module types (MOD-01). */
export const moduleType = z.enum(MODULE_TYPES);

/** A picture: its file name below `base_urls` of the settings, and its absolute URL (api.md, Conventions). */
export const picture = { image: z.string(), image_full_url: z.string() };

/** Unit of a discount. */
export const discountType = z.enum(['percent', 'amount']);

/** GeoJSON MultiPolygon: polygons, each an outer ring and its holes; longitude before latitude. */
export const multiPolygon = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
});

/** A file of a multipart body, as the server reads it. */
export interface Upload {
  readonly bytes: Uint8Array;
}

/** PROF-02: maximum size of an uploaded picture, in bytes. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** A file of a form. */
export const upload = z.custom<Upload>(
  (value) => (value as Partial<Upload> | null)?.bytes instanceof Uint8Array,
  wrong.file,
);

/**
 * One or more files of a form under the same name; too many are refused with `files_too_many`, or with the form's own
 * refusal.
 */
export const uploads = (most: number, surplus: RefusalCode = 'files_too_many') =>
  z
    .union([upload.transform((one) => [one]), z.array(upload)], wrong.file)
    .pipe(z.array(upload).max(most, surplus));

/** Refusals of a file that is not a picture, or too large. */
export const pictureRefusals = ['image_format', 'image_too_large'] as const;

/** Refusals of several pictures. */
export const fileListRefusals = [...pictureRefusals, 'files_too_many'] as const;
