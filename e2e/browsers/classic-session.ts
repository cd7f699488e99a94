import type { Session } from './session.ts';

// The first page of a driver that has just started came after most of a minute on a busy machine.
const answerWithinMs = 180_000;

interface Answer {
  readonly value: unknown;
}

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(answerWithinMs),
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
}

interface Begun {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** A browser behind a WebDriver server: WebKitWebDriver, safaridriver, geckodriver and others. */
export async function beginClassic(server: string): Promise<Session> {
  // Each server drives one browser: it need not be named.
  const begun = (await send(`${server}/session`, 'POST', { capabilities: {} })) as Begun;
  const own = `${server}/session/${begun.sessionId}`;
  const { browserName, browserVersion } = begun.capabilities;
  return {
    browser: `${browserName} ${browserVersion}`,
    errors: [],
    open: async (url) => void (await send(`${own}/url`, 'POST', { url })),
    ask: async <T>(text: string, ...args: readonly unknown[]) => {
      const script = `return (${text})(...arguments)`;
      return (await send(`${own}/execute/sync`, 'POST', { script, args })) as T;
    },
    act: async (actions) => void (await send(`${own}/actions`, 'POST', { actions })),
    resize: async (width, height) => void (await send(`${own}/window/rect`, 'POST', { width, height })),
    close: async () => void (await send(own, 'DELETE')),
  };
}
