const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// A record's number is a bigint: longer digits name none.
const numberShape = /^\d{1,15}$/;

/** Whether a text has the shape of a record's id, so that PostgreSQL takes it for a uuid. */
export const isId = (text: string): boolean => idShape.test(text);

/** Whether a key names a record by its id, or by the number that people read; undefined where it can name none. */
export function kindOfKey(key: string): 'id' | 'number' | undefined {
  if (isId(key)) return 'id';
  return numberShape.test(key) ? 'number' : undefined;
}
