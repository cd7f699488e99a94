/** The named fields of an answer: a page carries what it is made of, and what it does not show would cost bytes there. */
export function picked<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  fields: readonly Key[],
): Pick<Whole, Key> {
  const part = {} as Pick<Whole, Key>;
  for (const field of fields) part[field] = whole[field];
  return part;
}
