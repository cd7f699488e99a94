import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The global name of a class, or an animation, of a style sheet. */
export type NameOfClass = (name: string, file: string) => string;

/** A style sheet: its path, and its text. */
export interface Sheet {
  readonly path: string;
  readonly text: string;
}

// A quarter of a million names: of two thousand classes hardly ten need a longer one.
const shortest = 3;

const named = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g;

function namesIn(text: string): string[] {
  const found = [...text.matchAll(named)].map(([, ofClass, ofMovement]) => ofClass ?? ofMovement ?? '');
  return [...new Set(found)].sort();
}

const keyOf = (path: string, name: string): string => `${path} ${name}`;

/**
 * A page of cards contains hundreds of class names, and a hash is as long as it is incompressible. Each name is as
 * short as uniqueness allows, and stays the same while others come and go, because it is derived from the sheet's
 * path and its own name. All begin with a character that no ad blocker's rule matches, as rules for `ad` would.
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

/** The same for every CSS module below a folder. */
export function nameClassesBelow(folder: string): NameOfClass {
  const paths = globSync('**/*.module.css', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const nameOf = nameClasses(paths.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })));
  const below = `${folder.replaceAll('\\', '/')}/`;
  return (name, file) => nameOf(name, file.replaceAll('\\', '/').replace(/\?.*$/, '').replace(below, ''));
}
