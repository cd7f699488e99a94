import { z } from 'zod';
import { OutsideFailure } from '../outside/failure.ts';

const MOST_CHARACTERS = 300;

/** A text of somebody else's: one line of bounded length that can be kept and shown. */
export const line = z.string().transform((text) =>
  text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim(),
);

/** Degrees, as a number or, as Nominatim writes them, as text. */
export const degrees = (most: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/)])
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

/** Reads an answer; what has another shape is garbage. */
export function readShape<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new OutsideFailure('garbage');
  return parsed.data;
}

/** Reads a list; entries of another shape are left out, but a list of nothing else is garbage. */
export function readEach<Schema extends z.ZodType>(
  schema: Schema,
  entries: readonly unknown[],
): z.output<Schema>[] {
  const read = entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
  if (entries.length > 0 && read.length === 0) throw new OutsideFailure('garbage');
  return read;
}
