import { cacheName, keptAtHeader } from '../../worker/caches.ts';

/** A store's page that can be read offline. */
export interface KeptMenu {
  readonly name: string;
  readonly to: string;
  /** ISO 8601. */
  readonly at: string;
}

const most = 12;
const isStore = (path: string): boolean => /^\/store\/(?!(latest|popular|recommended)$)[^/]+$/.test(path);

function textOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  return new DOMParser().parseFromString(title, 'text/html').body.textContent ?? '';
}

async function menuOf(cache: Cache, request: Request): Promise<KeptMenu | null> {
  const kept = await cache.match(request);
  if (!kept) return null;
  const url = new URL(request.url);
  url.searchParams.delete('kept-for');
  // The page's title, without the market's name.
  const name = textOf(await kept.text()).replace(/\s[|·–-]\s[^|·–-]*$/, '');
  return { name, to: `${url.pathname}${url.search}`, at: kept.headers.get(keptAtHeader) ?? '' };
}

/** The stores whose pages are cached on this device, newest first. */
export async function listKeptMenus(): Promise<KeptMenu[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(cacheName('page'));
  const stores = (await cache.keys()).filter(({ url }) => isStore(new URL(url).pathname));
  const menus = await Promise.all(stores.reverse().map((request) => menuOf(cache, request)));
  const named = menus.filter((menu) => menu !== null && menu.name !== '') as KeptMenu[];
  return [...new Map(named.reverse().map((menu) => [menu.name, menu])).values()].reverse().slice(0, most);
}
