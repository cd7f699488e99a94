import { readStored, writeStored } from '../../../lib/session/browser-store.ts';

// More than anybody looks back at.
const most = 8;

/** Earlier searches, newest first. */
export function parseRecents(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** The list with a text moved or added to its top; differences in case do not count. */
export function withRecent(recents: readonly string[], text: string): readonly string[] {
  const same = (one: string) => one.toLocaleLowerCase() === text.toLocaleLowerCase();
  return [text, ...recents.filter((one) => !same(one))].slice(0, most);
}

/** Stores a search. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed === '') return;
  writeStored(
    'recent-searches',
    JSON.stringify(withRecent(parseRecents(readStored('recent-searches')), trimmed)),
  );
}

export const forgetSearches = (): void => writeStored('recent-searches', null);
