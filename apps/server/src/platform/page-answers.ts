import { apiBase, type CallId, callPaths } from '@promenade/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { shortCache } from './short-cache.ts';

/** What a page reads of the API's answer. */
export interface PageAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: () => Promise<string>;
}

/** Pages ask the API inside the process: no socket, the same door as everyone. */
export type PageFetch = (url: string, init: RequestInit) => Promise<PageAnswer>;

// What these answer depends on language, zones and module alone, never on the point or the person. Calls with an
// id in their path, and lists of stores (which tell distances), are asked anew for every page.
const sharedCalls: readonly CallId[] = [
  'settings.config',
  'settings.landing',
  'settings.modules',
  'catalog.categories',
  'catalog.popularItems',
  'catalog.storeItems',
];
const sharedPaths = new Set(sharedCalls.map((id) => apiBase + callPaths[id].replace('GET ', '')));
const sharedHeaders = ['x-localization', 'zoneid', 'moduleid', 'origin'];

// Short beside the pages' own five seconds; a burst of visitors from many doors still asks each thing once.
const limits = { freshForMs: 1_000, most: 500 };

function sharedKey(url: string, init: RequestInit): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (init.method !== 'GET' || !sharedPaths.has(path)) return undefined;
  const headers = new Headers(init.headers);
  if (headers.has('authorization')) return undefined;
  return [url, ...sharedHeaders.map((name) => headers.get(name))].join('\n');
}

/** The API for pages; what every page of a zone asks alike is asked once a second. */
export function pageFetch(app: FastifyInstance, clock: Clock): PageFetch {
  const answers = shortCache<PageAnswer>(clock, limits);
  const ask: PageFetch = async (url, init) => {
    const response = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: init.headers as Record<string, string>,
      ...(init.body === undefined || init.body === null ? {} : { payload: init.body as string }),
    });
    const { statusCode: status, body } = response;
    return { ok: status >= 200 && status < 300, status, text: async () => body };
  };
  return (url, init) => {
    const key = sharedKey(url, init);
    return key === undefined ? ask(url, init) : answers.take(key, () => ask(url, init));
  };
}
