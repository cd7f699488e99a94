import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking, memoryCaches } from './worker.fixture.ts';

const list = 'https://market.example/api/v1/customer/cart/list';
const ana = { authorization: 'Bearer ana' };
const ben = { authorization: 'Bearer ben' };

const told: unknown[] = [];
const network = vi.fn<(request: Request) => Promise<Response>>();
let answers: typeof import('./answers.ts');
let caches: ReturnType<typeof memoryCaches>;

beforeEach(async () => {
  vi.resetModules();
  told.length = 0;
  caches = memoryCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('clients', { get: async () => ({ postMessage: (word: unknown) => told.push(word) }) });
  answers = await import('./answers.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

async function ask(url: string, headers: Record<string, string>): Promise<string> {
  const { event, done } = asking(url, headers);
  try {
    return await (await answers.answerPrivate(event)).text();
  } catch {
    return 'nothing';
  } finally {
    await done();
  }
}

const online = (text: string) => network.mockImplementation(async () => new Response(text));
const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

test('[SYS-12] without a connection a shopper is shown what was kept, and told from when it is', async () => {
  online('soup');
  expect(await ask(list, ana)).toBe('soup');
  offline();
  expect(await ask(list, ana)).toBe('soup');
  expect(told).toMatchObject([{ kind: 'kept', slow: false, at: expect.stringMatching(/^\d{4}-/) }]);
  online('soup and bread');
  expect(await ask(list, ana)).toBe('soup and bread');
  expect(told.at(-1)).toMatchObject({ kind: 'reached' });
});

test('[CART-13] two shoppers on one device never see each other’s answers, by token or as guests', async () => {
  online('ana’s');
  await ask(list, ana);
  offline();
  expect(await ask(list, ben)).toBe('nothing');
  expect(await ask(`${list}?guest_id=g1`, {})).toBe('nothing');
  // Another one has asked: what the first was answered is gone for good.
  expect(await ask(list, ana)).toBe('nothing');
  expect((await caches.keys()).filter((name) => name.includes('private'))).toHaveLength(1);
});

test('the same list in another module or language is another answer', async () => {
  online('food');
  await ask(list, { ...ana, moduleId: 'food', 'X-localization': 'en' });
  offline();
  expect(await ask(list, { ...ana, moduleId: 'grocery', 'X-localization': 'en' })).toBe('nothing');
  expect(await ask(list, { ...ana, moduleId: 'food', 'X-localization': 'ar' })).toBe('nothing');
  expect(await ask(list, { ...ana, moduleId: 'food', 'X-localization': 'en' })).toBe('food');
});

test('[NAV-11] signing out erases, and an answer that comes after it is not kept', async () => {
  online('ana’s');
  await ask(list, ana);
  let arrive: (response: Response) => void = () => undefined;
  network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const late = asking(`${list}?late=1`, ana);
  const coming = answers.answerPrivate(late.event);
  await expect.poll(() => network.mock.calls).toHaveLength(2);
  await answers.forgetEveryone();
  arrive(new Response('ana’s, late'));
  expect(await (await coming).text()).toBe('ana’s, late');
  await late.done();
  expect((await caches.keys()).filter((name) => name.includes('private'))).toEqual([]);
  offline();
  expect(await ask(list, ana)).toBe('nothing');
  expect(await ask(`${list}?late=1`, ana)).toBe('nothing');
});

test('[NAV-11] what was searched for is deleted from what is kept of pages and lists, and the rest stays: the next one could read it', async () => {
  const { forgetSearches } = await import('./caches.ts');
  const [found, menu] = ['/home?q=pregnancy+test&kept-for=en', '/store/pasta?kept-for=en'];
  const [list, other] = ['/api/v1/items/search?name=pregnancy+test', '/api/v1/items/popular?limit=12'];
  const trip = '/rental/vehicle-search?all_category=1&pickup=-34.9%2C-56.1';
  const put = async (kind: string, paths: readonly string[]) => {
    const cache = await caches.open(`promenade-1-${kind}`);
    for (const path of paths) await cache.put(`https://market.example${path}`, new Response('kept'));
  };
  await put('page', [found, menu, trip]);
  await put('public', [list, other]);
  await forgetSearches();
  const keptOf = async (kind: string) =>
    (await (await caches.open(`promenade-1-${kind}`)).keys()).map(({ url }) =>
      url.slice(url.indexOf('/', 8)),
    );
  expect(await keptOf('page')).toEqual([menu]);
  expect(await keptOf('public')).toEqual([other]);
});

test('[SYS-05] a dead session reads nothing that was kept any more', async () => {
  online('ana’s');
  await ask(list, ana);
  network.mockResolvedValue(new Response('{}', { status: 401 }));
  await ask(list, ana);
  offline();
  expect(await ask(list, ana)).toBe('nothing');
});

test('refusals and faults are not kept', async () => {
  network.mockResolvedValue(new Response('{}', { status: 500 }));
  await ask(list, ana);
  offline();
  expect(await ask(list, ana)).toBe('nothing');
});

test('of the catalogue a kept answer stands in where the line is slow, and the newer one is kept for later', async () => {
  const menu = 'https://market.example/api/v1/stores/details/pasta';
  const look = async () => {
    const { event, done } = asking(menu);
    const text = await (await answers.answerPublic(event)).text();
    return { text, done };
  };
  online('menu');
  await (await look()).done();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let arrive: (response: Response) => void = () => undefined;
  network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const slow = look();
  await vi.advanceTimersByTimeAsync(8000);
  expect((await slow).text).toBe('menu');
  expect(told).toMatchObject([{ kind: 'kept', slow: true }]);
  arrive(new Response('new menu'));
  await (await slow).done();
  vi.useRealTimers();
  offline();
  expect((await look()).text).toBe('new menu');
});

test('where there is no room, pictures make some and nothing fails', async () => {
  const full = { ...caches, open: async (name: string) => ({ ...(await caches.open(name)), put: refuse }) };
  const refuse = async (): Promise<never> => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await caches.open('promenade-1-picture');
  vi.stubGlobal('caches', full);
  online('soup');
  expect(await ask(list, ana)).toBe('soup');
  expect(await caches.keys()).not.toContain('promenade-1-picture');
});

test('an answer that breaks off leaves the pictures and tiles that are kept: they were deleted, as if there were no room for it', async () => {
  await caches.open('promenade-1-picture');
  await caches.open('promenade-1-tile');
  network.mockImplementation(async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('Error in input stream')),
    });
    return new Response(body);
  });
  const { event, done } = asking('https://market.example/media/stores/pasta.webp');
  await answers.answerPicture(event, 'picture');
  await done();
  expect(await caches.keys()).toEqual(['promenade-1-picture', 'promenade-1-tile']);
});
