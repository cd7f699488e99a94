// Mappers' names and the contact data of small businesses have no use in a market and stay out of it.
const PRIVATE_KEYS =
  /^(@|(contact:|operator:)?(phone|mobile|fax|e-?mail|website|url|facebook|instagram|twitter|whatsapp)(_\d+)?(:|$))/;

const verdicts = new Map<string, boolean>();

/** True for keys that name a mapper or hold contact data. */
export function isPrivateTag(key: string): boolean {
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = PRIVATE_KEYS.test(key);
  verdicts.set(key, verdict);
  return verdict;
}
