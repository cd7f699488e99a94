import type { FetchEvent, PageClient } from './scope.ts';

type Kept = { readonly url: string; readonly response: Response };

/** Caches in memory, in a browser's order: an entry that is put again comes last. */
export function memoryCaches() {
  const caches = new Map<string, Kept[]>();
  const open = async (name: string) => {
    const of = (): Kept[] => caches.get(name) ?? [];
    caches.set(name, of());
    const urlOf = (request: Request | string): string =>
      typeof request === 'string' ? request : request.url;
    return {
      put: async (request: Request | string, response: Response) => {
        const url = urlOf(request);
        caches.set(name, [...of().filter((kept) => kept.url !== url), { url, response }]);
      },
      match: async (request: Request | string) =>
        of()
          .find(({ url }) => url === urlOf(request))
          ?.response.clone(),
      keys: async () => of().map(({ url }) => new Request(url)),
      delete: async (request: Request | string) => {
        caches.set(
          name,
          of().filter(({ url }) => url !== urlOf(request)),
        );
        return true;
      },
    };
  };
  return { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) };
}

/** A fetch event, and the messages sent to the page that made the request. */
export function asking(url: string, headers: Record<string, string> = {}, told: unknown[] = []) {
  const works: Promise<unknown>[] = [];
  const client = { postMessage: (word: unknown) => told.push(word) } as unknown as PageClient;
  const event = {
    request: new Request(url, { headers }),
    clientId: 'tab',
    resultingClientId: '',
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: () => undefined,
  } as unknown as FetchEvent;
  return { event, client, told, done: () => Promise.all(works) };
}
