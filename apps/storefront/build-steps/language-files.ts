import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { z } from 'zod';

/** A language that is one file (docs/languages.md). */
const languageFile = z.strictObject({
  /** What it calls itself. */
  name: z.string().min(1).max(60),
  /** The fallback for missing texts, and the language of the server's answers. */
  base: z.enum(['en', 'ar', 'nl', 'fr']),
  /** Not offered for choice; it can still be requested by its code. */
  hidden: z.boolean().default(false),
  /** ICU messages by their keys, such as `cart.title`. */
  texts: z.record(z.string(), z.string()),
});

/** Added languages by their codes. */
export type AddedLanguages = Readonly<Record<string, z.infer<typeof languageFile>>>;

type Texts = Readonly<Record<string, string>>;

/** The names of a message’s placeholders, including those inside its cases. */
export function placeholdersOf(message: string): string {
  const names = new Set<string>();
  const walk = (tokens: unknown): void => {
    for (const token of Array.isArray(tokens) ? tokens : []) {
      if (!Array.isArray(token)) continue;
      names.add(String(token[0]));
      if (typeof token[2] === 'object') for (const one of Object.values(token[2] ?? {})) walk(one);
    }
  };
  walk(compileMessage(message));
  return [...names].sort().join();
}

function problemOf(key: string, text: string, english: Texts): string[] {
  const known = english[key];
  if (known === undefined) return [`${key}: there is no such text`];
  const wanted = placeholdersOf(known);
  return placeholdersOf(text) === wanted ? [] : [`${key}: its placeholders are ${wanted || 'none'}`];
}

function readOne(folder: string, file: string, english: Texts) {
  const code = file.slice(0, -'.json'.length);
  if (Intl.getCanonicalLocales(code)[0] !== code) throw new Error(`${file}: name it by its BCP 47 code.`);
  const read = languageFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const problems = Object.entries(read.texts).flatMap(([key, text]) => problemOf(key, text, english));
  if (problems.length > 0) throw new Error(`${file}:\n${problems.join('\n')}`);
  return [code, read] as const;
}

/** The languages of a folder, one per file. Throws a readable error if a file does not fit the existing texts. */
export function readLanguageFiles(folder: string, known: Readonly<Record<string, Texts>>): AddedLanguages {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => readOne(folder, file, known['en'] ?? {})));
}
