import { MODULE_TYPES } from '@promenade/domain/modules';
import { HIGHEST_GIVEN } from '@promenade/domain/money';
import { z } from 'zod';
import type { RefusalCode } from '../refusals/refusals.ts';
import { en as wrong } from '../wrong/texts.en.ts';

/** A record's id: UUIDv7, lower case. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, wrong.id);

/**
 * A slug or an id, as store and item links carry them. Whoever has one in other letters, or in capitals, asked rightly:
 * nothing has that address. What is longer reaches no route.
 */
export const idOrSlug = z.string().min(1).max(200);

/** A guest's key: at least 128 random bits, base64url. Optional: a token takes its place. */
export const guestId = z
  .string()
  .min(22)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, wrong.guest_id);

/** The guest's key beside a token, or in its place; null and what is empty are read as none. */
export const guestGiven = z.union([guestId, z.literal('').transform(() => null)]).nullish();

/** The guest's key where a call accepts a token or a guest. */
export const guestQuery = z.object({ guest_id: guestGiven });

const inMajorUnits = { unit: 'In major units of the market’s currency.' };

/** Money on the wire: major units of the market's currency. */
export const money = z.number().meta(inMajorUnits);

/** Money a caller names; bounded so that it stays exact in minor units. */
export const moneyGiven = z.number().min(0).max(HIGHEST_GIVEN).meta(inMajorUnits);

/** A calendar day, from the year 1000 on: the database has no year 0. */
export const day = z.iso.date().refine((text) => text >= '1000', wrong.year);

/** An instant, ISO 8601 UTC. */
export const instant = z.iso.datetime({ offset: false }).meta({ unit: 'ISO 8601, UTC.' });

// Far below a millimetre is nothing; numbers near the least that a double holds are out of range for PostgreSQL.
const nothingBelow = 1e-12;
const toDegrees = (value: number | string): number => {
  const degrees = Number(value);
  return Math.abs(degrees) < nothingBelow ? 0 : degrees;
};

// A number, or the text of one: what is empty or absent would otherwise count as 0, a point in the Gulf of Guinea.
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

/** WGS 84 degrees, also as query text. */
export const latitude = degrees(90);
/** WGS 84 degrees, also as query text. */
export const longitude = degrees(180);

/** A list in a query, written `a,b`, `["a","b"]` as in the zoneid header, or with the name once for each. */
export const queryListOf = <One extends z.ZodType<string, string>>(one: One, least = 0, most = 50) =>
  z
    .union([z.string().max(4000), z.array(z.string().max(4000)).max(most)])
    .transform((given) => [given].flat().flatMap((part) => part.replace(/[[\]"\s]/g, '').split(',')))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(one).min(least).max(most));

const numberMessage = wrong.number;

/** A number that a form carries as text; a field that was left empty would otherwise count as 0. */
export const numberInForm = z
  .union(
    [
      z.number(),
      z
        .string()
        .max(40)
        .regex(/^\s*[+-]?\d+(\.\d+)?\s*$/, numberMessage),
    ],
    numberMessage,
  )
  .transform(Number);

/** Free text of a form, trimmed, bounded. */
export const text = (max: number): z.ZodString => z.string().trim().max(max);

/** Text that a rule asks for: left out it counts as empty, and the rule says in its own words what is missing. */
export const neededText = (max: number): z.ZodDefault<z.ZodString> => text(max).default('');

/** A flag of the wire: 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** Page request: `offset` is the 1-based page (api.md, Conventions). */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(12),
  offset: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** Page answer. */
export const paged = z.object({
  total_size: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
});

/**
 * Page request of a list that grows at its head while it is read: `cursor` is the `next_cursor` of the answer before, and
 * goes before `offset` (api.md, Conventions).
 */
export const growingPage = page.extend({ cursor: id.optional() });

/** Page answer of such a list: what to go on from; null at its end. */
export const growingPaged = paged.extend({ next_cursor: id.nullable() });

/** A success with its message in the caller's language. */
export const done = z.object({ message: z.string() });

/** The kinds of module (MOD-01). */
export const moduleType = z.enum(MODULE_TYPES);

/** A picture: its name below `base_urls` of the settings, and its absolute address (api.md, Conventions). */
export const picture = { image: z.string(), image_full_url: z.string() };

/** How a discount counts. */
export const discountType = z.enum(['percent', 'amount']);

/** GeoJSON MultiPolygon: parts, each an outer ring and its holes; longitude before latitude. */
export const multiPolygon = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
});

/** A file of a multipart body, as the server reads it. */
export interface Upload {
  readonly bytes: Uint8Array;
}

/** PROF-02: bytes of a sent picture at most. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** A file of a form. */
export const upload = z.custom<Upload>(
  (value) => (value as Partial<Upload> | null)?.bytes instanceof Uint8Array,
  wrong.file,
);

/**
 * Files of a form under one name, one of them alone or several; more than are taken are `files_too_many`, or what their
 * form has of its own to say.
 */
export const uploads = (most: number, surplus: RefusalCode = 'files_too_many') =>
  z.union([upload.transform((one) => [one]), z.array(upload)]).pipe(z.array(upload).max(most, surplus));

/** Refusals of a file that is no picture, or too large a one. */
export const pictureRefusals = ['image_format', 'image_too_large'] as const;

/** Refusals of files that come as a list. */
export const fileListRefusals = [...pictureRefusals, 'files_too_many'] as const;
