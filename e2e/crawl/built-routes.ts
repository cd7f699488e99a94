import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The build's folder of files for browsers. */
export const assets = fileURLToPath(new URL('../../apps/storefront/build/client/assets', import.meta.url));

/** Routes that are not pages: other pages include them. */
const parts: ReadonlySet<string> = new Set(['root', 'routes/home-more']);

/** Every page of the built storefront, by its route's id. */
export function routeIds(): string[] {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) throw new Error('The storefront is not built.');
  const text = readFileSync(`${assets}/${file}`, 'utf8');
  const { routes } = JSON.parse(text.replace(/^[^{]*/, '').replace(/;\s*$/, '')) as {
    routes: Record<string, unknown>;
  };
  return Object.keys(routes).filter((id) => !parts.has(id));
}
