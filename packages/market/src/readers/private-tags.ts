// Mappers' names and the contact data of small businesses are of no use in a market and are removed.
const PRIVATE_KEYS =
  /^(@|(contact:|operator:)?(phone|mobile|fax|e-?mail|website|url|facebook|instagram|twitter|whatsapp)(_\d+)?(:|$))/;

const verdicts = new Map<string, boolean>();

/** Whether a key names a mapper or contains contact data. */
export function isPrivateTag(key: string): boolean {
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = PRIVATE_KEYS.test(key);
  verdicts.set(key, verdict);
  return verdict;
}
