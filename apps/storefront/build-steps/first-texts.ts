import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { usedTexts } from './used-texts.ts';

const imported = /^(?:(?:import|export)\s(?!type\s)[^;]*?\sfrom\s+|import\s+)'(\.{1,2}\/[^']+\.tsx?)';/gm;

/** The code of some files and everything they import statically, recursively. */
export function codeAtOnce(files: readonly string[]): string {
  const codes = new Map<string, string>();
  const read = (file: string): void => {
    if (codes.has(file)) return;
    const code = readFileSync(file, 'utf8');
    codes.set(file, code);
    for (const [, path = ''] of code.matchAll(imported)) read(join(dirname(file), path));
  };
  files.forEach(read);
  return [...codes.values()].join('\n');
}

/** The code that a page may render before anything is loaded by `import()`. */
function codeOfPages(source: string): string {
  const app = join(source, 'app');
  const routes = readdirSync(join(app, 'routes')).filter((file) => file.endsWith('.tsx'));
  const frame = ['entry.client.tsx', 'root.tsx'];
  return codeAtOnce([...frame, ...routes.map((file) => join('routes', file))].map((file) => join(app, file)));
}

/** Tells which texts pages start with; all others are loaded with the first dynamic import. */
export const firstTexts = (source: string): ((key: string) => boolean) => usedTexts(codeOfPages(source));
