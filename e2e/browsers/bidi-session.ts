import type { Session } from './session.ts';

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly message?: string;
}

type Send = <Result>(method: string, params: object) => Promise<Result>;

async function connect(address: string, hear: (method: string, params: unknown) => void): Promise<Send> {
  const socket = new WebSocket(address);
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}.`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const answer = asked.get(message.id ?? -1);
    if (message.type === 'event') hear(message.method ?? '', message.params);
    else if (message.type === 'success') answer?.resolve(message.result);
    else answer?.reject(new Error(message.message));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of asked.values()) reject(new Error('The browser has gone.'));
  });
  let last = 0;
  return <Result>(method: string, params: object) => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    asked.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise as Promise<Result>;
  };
}

interface Begun {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

interface Called {
  readonly type: 'success' | 'exception';
  readonly result: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Logged {
  readonly level: string;
  readonly text: string;
}

// Firefox's words for a font, and for what its service worker asks for, that were still on their way when the page was
// left. A page that needs what did not come is seen to lack it.
const expectedNoise =
  /^downloadable font: download failed|A ServiceWorker intercepted the request and encountered an unexpected error/;

/** A new tab of a browser that speaks WebDriver BiDi itself, apart from its other tabs' cookies and storage. */
async function openTab(send: Send): Promise<{ readonly context: string; readonly userContext: string }> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  return { context, userContext };
}

async function call<Answer>(send: Send, context: string, text: string, args: readonly unknown[]) {
  const called = await send<Called>('script.callFunction', {
    functionDeclaration: `async () => JSON.stringify((await (${text})(...${JSON.stringify(args)})) ?? null)`,
    target: { context },
    awaitPromise: true,
  });
  if (called.type === 'exception') throw new Error(called.exceptionDetails?.text);
  return JSON.parse(called.result.value ?? 'null') as Answer;
}

/** A browser that speaks WebDriver BiDi itself, as Firefox does with --remote-debugging-port. */
export async function beginBidi(address: string): Promise<Session> {
  const errors: string[] = [];
  const send = await connect(address, (method, params) => {
    const { level, text } = params as Logged;
    if (method === 'log.entryAdded' && level === 'error' && !expectedNoise.test(text)) errors.push(text);
  });
  const { capabilities } = await send<Begun>('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context, userContext } = await openTab(send);
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    errors,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask: (text, ...args) => call(send, context, text, args),
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      await send('browser.removeUserContext', { userContext });
      await send('session.end', {});
    },
  };
}
