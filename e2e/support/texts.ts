import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../apps/storefront/src/lib/i18n/messages/', import.meta.url));

/** The storefront's texts of a namespace in a language, by key. */
export const textsOf = (namespace: string, language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, `${namespace}.${language}.json`), 'utf8'));
