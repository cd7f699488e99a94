import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names a class, or a movement, of a style sheet for the whole page. */
export type NameOfClass = (name: string, file: string) => string;

/** A style sheet: where it is, and what it says. */
export interface Sheet {
  readonly path: string;
  readonly text: string;
}

// A quarter of a million: of two thousand classes hardly ten have a longer one.
const shortest = 3;

const named = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g;

function namesIn(text: string): string[] {
  const found = [...text.matchAll(named)].map(([, ofClass, ofMovement]) => ofClass ?? ofMovement ?? '');
  return [...new Set(found)].sort();
}

const keyOf = (path: string, name: string): string => `${path} ${name}`;

/**
 * A page of cards writes hundreds of class names, and a name that is a hash packs as badly as it is long. Each is as short
 * as lets all of them differ, and stays what it is while others come and go: it is made of the sheet's path and the name.
 * All begin with a mark that no rule of a browser's extension looks for, as it does for `ad`.
 */
export function nameClasses(sheets: readonly Sheet[]): NameOfClass {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path, text } of sheets.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    for (const name of namesIn(text)) {
      const hash = createHash('sha256').update(keyOf(path, name)).digest('base64url');
      let length = shortest;
      while (taken.has(hash.slice(0, length))) length += 1;
      taken.add(hash.slice(0, length));
      names.set(keyOf(path, name), `_${hash.slice(0, length)}`);
    }
  }
  return (name, path) => {
    const found = names.get(keyOf(path, name));
    if (found === undefined) throw new Error(`${path} has no class or movement called ${name}.`);
    return found;
  };
}

/** The same for every style sheet of modules below a folder. */
export function nameClassesBelow(folder: string): NameOfClass {
  const paths = globSync('**/*.module.css', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const nameOf = nameClasses(paths.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })));
  const below = `${folder.replaceAll('\\', '/')}/`;
  return (name, file) => nameOf(name, file.replaceAll('\\', '/').replace(/\?.*$/, '').replace(below, ''));
}
