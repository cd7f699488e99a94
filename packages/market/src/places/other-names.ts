import type { Tags } from '../readers/index.ts';

// OpenStreetMap's keys for alternative names; several are separated by semicolons.
const OTHER_NAMES = /^(?:(?:alt|old|short|official|loc|int)_name|name:[a-z]{2,3})$/;
// Some things have names in thirty languages: those in the scripts that people here type are enough.
const MOST_NAMES = 12;
const LANGUAGES = new Set(['name:en', 'name:es', 'name:ru', 'name:kk', 'name:ar', 'name:nl', 'name:fr']);

/** Alternative names: former and short ones, and those in other languages; without duplicates and the main name. */
export function otherNames(tags: Tags): string[] {
  const names = new Set<string>();
  for (const key in tags) {
    if (!OTHER_NAMES.test(key) || (key.startsWith('name:') && !LANGUAGES.has(key))) continue;
    for (const name of (tags[key] ?? '').split(';')) names.add(name.trim());
  }
  names.delete('');
  names.delete(tags.name?.trim() ?? '');
  return [...names].slice(0, MOST_NAMES);
}
