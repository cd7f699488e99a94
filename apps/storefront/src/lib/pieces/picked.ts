/** The named fields of an answer: fields that a page does not show would only add to its size. */
export function picked<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  fields: readonly Key[],
): Pick<Whole, Key> {
  const part = {} as Pick<Whole, Key>;
  for (const field of fields) part[field] = whole[field];
  return part;
}
