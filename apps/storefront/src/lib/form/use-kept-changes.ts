import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { parseRecord } from '../session/parse-record.ts';
import { tabStorage } from '../session/storage.ts';

/** What differs in fields of a form from what is saved, as text; null if nothing does. */
export function changesOf(
  values: Readonly<Record<string, unknown>>,
  saved: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): string | null {
  const changed = fields.filter((field) => values[field] !== saved[field]);
  return changed.length === 0
    ? null
    : JSON.stringify(Object.fromEntries(changed.map((field) => [field, values[field]])));
}

/** The changes that {@link changesOf} wrote; what cannot be read counts as none. */
export function readChanges(text: string | null, fields: readonly string[]): ReadonlyMap<string, string> {
  const kept = parseRecord(text);
  return new Map(
    fields.flatMap((field) => {
      const value = kept[field];
      return typeof value === 'string' ? [[field, value] as const] : [];
    }),
  );
}

interface Kept<Fields extends FieldValues> {
  /** The name it is stored under. */
  readonly name: string;
  /** The form's values as the server has them. */
  readonly saved: Fields;
  /** The fields of words that are kept. */
  readonly fields: readonly Path<Fields>[];
}

/**
 * What is changed in a form whose values the server has survives a reload of its tab, and so a change of language, until
 * it is saved.
 */
export function useKeptChanges<Fields extends FieldValues>(
  { watch, getValues, setValue }: Pick<UseFormReturn<Fields>, 'watch' | 'getValues' | 'setValue'>,
  { name, saved, fields }: Kept<Fields>,
): void {
  const known = JSON.stringify(saved);
  const names = fields.join();
  useEffect(() => {
    for (const [field, value] of readChanges(tabStorage.read(name), names.split(',')))
      setValue(field as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
  }, [name, names, setValue]);
  useEffect(() => {
    const keep = (values: Readonly<Record<string, unknown>>): void =>
      tabStorage.write(name, changesOf(values, JSON.parse(known), names.split(',')));
    keep(getValues());
    const { unsubscribe } = watch((values) => keep(values));
    return unsubscribe;
  }, [name, names, known, getValues, watch]);
}
