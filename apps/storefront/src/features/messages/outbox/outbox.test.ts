import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../lib/api/browser.fixture.ts';

let kept: Map<string, string>;
let comeBack: (() => void) | undefined;
beforeEach(() => {
  vi.resetModules();
  comeBack = undefined;
  kept = stubBrowser();
  kept.set('token', 'token-of-ana');
  const location = {
    protocol: 'https:',
    pathname: '/profile',
    search: '?page=inbox',
    assign: () => undefined,
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => {
    if (name === 'online') comeBack = heard;
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

const draft = () => kept.get('chat-draft support:');

/** Writes twice to support on a lost line; what then happens is known when the line is back. */
async function writeUntil(somethingHappens: () => Promise<unknown>): Promise<void> {
  const { outbox } = await import('./outbox.ts');
  const unsent = { talk: { counterpart: 'support' as const }, pictures: [], at: '', token: 'token-of-ana' };
  for (const [turn, text] of ['My soup is cold.', 'So is the bread.'].entries())
    outbox.add({ ...unsent, message_id: `m${turn}`, turn, text, state: 'waiting' });
  await vi.waitFor(() => expect(comeBack).toBeDefined());
  await somethingHappens();
  comeBack?.();
  await vi.waitFor(() => expect(outbox.read()).toEqual([]));
}

test('[SYS-05] messages that wait while another call hears that the session is dead stand where they were written: they were gone', async () => {
  await writeUntil(async () => {
    const dead = { errors: [{ code: 'session_dead', message: '' }], message: '' };
    vi.stubGlobal('fetch', async () => Response.json(dead, { status: 401 }));
    const { call } = await import('../../../lib/api/browser-client.ts');
    await expect(call('accounts.info')).rejects.toThrow();
  });
  expect(draft()).toBe('My soup is cold.\nSo is the bread.');
});

test('[NAV-11] messages that wait while their customer signs out stand nowhere', async () => {
  await writeUntil(async () => {
    const { forgetShopper } = await import('../../../lib/api/forget-shopper.ts');
    forgetShopper('signed-out');
  });
  expect(draft()).toBeUndefined();
});
