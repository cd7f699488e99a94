import { readdirSync, readFileSync } from 'node:fs';
import { assets } from './built-routes.ts';

const namesIn = (styles: string): string[] =>
  [...styles.matchAll(/\.(_[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** The class names that each style sheet of the build styles. */
const dresses: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, new Set(namesIn(readFileSync(`${assets}/${file}`, 'utf8')))]),
);

const allIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** Style sheets that a server-rendered page needs but does not link, so that parts of it are unstyled. */
export function undressedIn(html: string): string[] {
  const linked = new Set(allIn(html, /href="\/assets\/([^"#]+\.css)/g));
  const dressed = new Set([...linked].flatMap((file) => [...(dresses.get(file) ?? [])]));
  const worn = new Set(allIn(html, /class="([^"]*)"/g).flatMap((names) => names.split(/\s+/)));
  const missing = [...dresses].filter(([, names]) =>
    [...names].some((name) => worn.has(name) && !dressed.has(name)),
  );
  return missing.map(([file]) => `undressed: wants ${file}`);
}
