import type { APIResponse, CDPSession, Page, Route } from '@playwright/test';

type Pattern = Parameters<Page['route']>[0];
type Handler = Parameters<Page['route']>[1];
type Fulfilling = NonNullable<Parameters<Route['fulfill']>[0]>;

/** A request that the browser holds until it is continued, failed or fulfilled. */
interface Paused {
  readonly requestId: string;
  readonly redirectedRequestId?: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: object;
    readonly postDataEntries?: readonly { readonly bytes?: string }[];
  };
}

interface Entry {
  readonly pattern: string;
  readonly matches: RegExp;
  readonly handler: Handler;
  left: number;
}

/** A test's interception of the calls its page makes to the market's API, and of the files it asks for. */
export interface RoutedCalls {
  readonly route: (pattern: string, handler: Handler, times?: number) => Promise<void>;
  readonly unroute: (pattern?: string) => void;
  /** Resolves once no handler is running. */
  readonly done: () => Promise<unknown>;
  readonly clear: () => Promise<void>;
}

const firstWords =
  'api/v1|auth|cart|customer|delivery-man|notifications|order|payment|remove-account|rental|trip|wallet';
const ofCalls = new RegExp(`^\\*\\*/((${firstWords})/[^.{[]*|(${firstWords})|[^{[]*\\.data(\\?.*)?)$`);

/**
 * Whether a pattern matches API calls only. Of a navigation the browser only tells once it may be requested, and of
 * other files it need not ask anyone: both are left to Playwright's own routing.
 */
const isOfCalls = (pattern: Pattern): pattern is string =>
  typeof pattern === 'string' && ofCalls.test(pattern);

const ofFiles = /^\*\*\/(assets\/[^{[/]*\.(js|css)|media\/\*\*)$/;

/** Whether a pattern matches a page's scripts, style sheets or pictures only. */
const isOfFiles = (pattern: Pattern): pattern is string =>
  typeof pattern === 'string' && ofFiles.test(pattern);

/** Pages take files that they had a moment ago from memory, where nothing can be intercepted. */
async function emptyMemory(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
}

const errors = {
  failed: 'Failed',
  aborted: 'Aborted',
  connectionreset: 'ConnectionReset',
  internetdisconnected: 'InternetDisconnected',
} as const;

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const toRegExp = (pattern: string): RegExp => {
  const parts = pattern.split('**').map((part) => part.split('*').map(literal).join('[^/]*'));
  return new RegExp(`^${parts.join('.*')}$`);
};
const toUrlPattern = (pattern: string): string => pattern.replace(/\*+/g, '*').replaceAll('?', '\\?');

const bodyOf = ({ request }: Paused): Buffer =>
  Buffer.concat((request.postDataEntries ?? []).map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));

const headersOf = ({ request }: Paused): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]));

// Headers about the encoding of the original answer.
const ofTheWire = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

async function answerOf({ response, status, json, body }: Fulfilling) {
  const type = json === undefined ? [] : [{ name: 'content-type', value: 'application/json' }];
  const kept = (response?.headersArray() ?? []).filter(({ name }) => !ofTheWire.has(name.toLowerCase()));
  const said = json === undefined ? (body ?? (await response?.body()) ?? '') : JSON.stringify(json);
  return {
    responseCode: status ?? response?.status() ?? 200,
    responseHeaders: kept.length > 0 ? kept : type,
    body: Buffer.from(said).toString('base64'),
  };
}

/** What a handler gets: the part of Playwright's Route that tests use. */
function routeOf(page: Page, devtools: CDPSession, paused: Paused, fallBack: () => Promise<void>) {
  const { requestId } = paused;
  const { url, method } = paused.request;
  // The page may have gone or aborted the request.
  const ignored = () => undefined;
  return {
    request: () => ({
      url: () => url,
      method: () => method,
      headers: () => headersOf(paused),
      postDataJSON: () => JSON.parse(bodyOf(paused).toString()) as unknown,
    }),
    fallback: fallBack,
    continue: async ({ postData }: { readonly postData?: string } = {}) => {
      const changed = postData === undefined ? {} : { postData: Buffer.from(postData).toString('base64') };
      await devtools.send('Fetch.continueRequest', { requestId, ...changed }).catch(ignored);
    },
    abort: async (code: keyof typeof errors = 'failed') => {
      await devtools.send('Fetch.failRequest', { requestId, errorReason: errors[code] }).catch(ignored);
    },
    fulfill: async (given: Fulfilling) => {
      const answer = await answerOf(given);
      await devtools.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(ignored);
    },
    fetch: (given: { readonly url?: string } = {}): Promise<APIResponse> => {
      const data = bodyOf(paused);
      const sent = data.length > 0 ? { data } : {};
      return page.request.fetch(given.url ?? url, { method, headers: headersOf(paused), ...sent });
    },
  };
}

/**
 * Intercepts calls and files through the browser's own list of patterns. Playwright's routing intercepts every request of the
 * page and disables the browser's cache, which doubled the processor time of loading a home.
 */
export function routeCalls(page: Page, devtools: CDPSession): RoutedCalls {
  let entries: Entry[] = [];
  let turn = 0;
  const working = new Set<Promise<void>>();

  async function answer(paused: Paused, candidates: readonly Entry[]): Promise<void> {
    const [entry, ...others] = candidates;
    const fallBack = () => answer(paused, others);
    const route = routeOf(page, devtools, paused, fallBack);
    if (!entry) return route.continue();
    entry.left -= 1;
    if (entry.left === 0) entries = entries.filter((one) => one !== entry);
    await entry.handler(route as unknown as Route, route.request() as ReturnType<Route['request']>);
  }

  devtools.on('Fetch.requestPaused', (paused) => {
    const { url } = paused.request;
    const isFirst = paused.redirectedRequestId === undefined;
    const work = answer(paused, isFirst ? entries.filter(({ matches }) => matches.test(url)) : []);
    working.add(work);
    const asked = turn;
    work
      .catch((error: unknown) => {
        // A failing handler fails its own test, not a later one.
        if (asked === turn) throw error;
      })
      .finally(() => working.delete(work));
  });

  return {
    route: async (pattern, handler, times = Number.POSITIVE_INFINITY) => {
      if (isOfFiles(pattern)) await emptyMemory(devtools);
      entries = [{ pattern, matches: toRegExp(pattern), handler, left: times }, ...entries];
      const patterns = entries.map((one) => ({ urlPattern: toUrlPattern(one.pattern) }));
      await devtools.send('Fetch.enable', { patterns });
    },
    unroute: (pattern) => {
      entries = entries.filter((one) => pattern !== undefined && one.pattern !== pattern);
    },
    done: () => Promise.allSettled(working),
    clear: async () => {
      entries = [];
      turn += 1;
      await devtools.send('Fetch.disable').catch(() => undefined);
    },
  };
}

/** Routes patterns of calls and files through `calls`, and all others through Playwright. */
export function shareRoutes(page: Page, calls: RoutedCalls): void {
  const route = page.route.bind(page);
  const unroute = page.unroute.bind(page);
  const unrouteAll = page.unrouteAll.bind(page);
  page.route = async (pattern, handler, { times } = {}) => {
    if (!isOfCalls(pattern) && !isOfFiles(pattern))
      return route(pattern, handler, times === undefined ? {} : { times });
    await calls.route(pattern, handler, times);
    return {
      dispose: async () => calls.unroute(pattern),
      [Symbol.asyncDispose]: async () => calls.unroute(pattern),
    };
  };
  page.unroute = async (pattern, handler) => {
    if (isOfCalls(pattern) || isOfFiles(pattern)) calls.unroute(pattern);
    else await unroute(pattern, handler);
  };
  page.unrouteAll = async (options) => {
    calls.unroute();
    if (options?.behavior === 'wait') await calls.done();
    await unrouteAll(options);
  };
}
