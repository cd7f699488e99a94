import { z } from 'zod';
import { OutsideFailure } from '../outside/failure.ts';

const MOST_CHARACTERS = 300;

/** A text from a provider: one line of bounded length, safe to store and show. */
export const line = z.string().transform((text) =>
  text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim(),
);

/** Degrees, as a number or, from Nominatim, as text. */
export const degrees = (most: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/)])
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

/** Parses an answer; an unexpected shape counts as garbage. */
export function readShape<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new OutsideFailure('garbage');
  return parsed.data;
}

/** Parses a list; invalid entries are dropped, but a non-empty list without any valid entry is garbage. */
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
