const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// A record's number is a bigint: longer ones cannot exist.
const numberShape = /^\d{1,15}$/;

/** Whether a text has the format of an id, so that PostgreSQL accepts it as a uuid. */
export const isId = (text: string): boolean => idShape.test(text);

/** Whether a key is an id or a record's number; undefined if it is neither. */
export function kindOfKey(key: string): 'id' | 'number' | undefined {
  if (isId(key)) return 'id';
  return numberShape.test(key) ? 'number' : undefined;
}
