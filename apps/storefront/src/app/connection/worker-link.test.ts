import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageMessage } from '../../worker/main.ts';

const reload = vi.fn();
let loaded: () => void = () => undefined;
let update: (() => void) | null | undefined;
let told: { readonly worker: string; readonly kind: PageMessage['kind']; readonly atMs: number }[];
let begunMs: number;

const workerOf = (worker: string, state: ServiceWorkerState) => ({
  state,
  postMessage: ({ kind }: PageMessage) => told.push({ worker, kind, atMs: Date.now() - begunMs }),
});
const active = workerOf('old', 'activated');
const waiting = workerOf('new', 'installed');
let before: typeof active | null;
const serviceWorker = Object.assign(new EventTarget(), {
  controller: active,
  ready: Promise.resolve({ active }),
  register: async () => Object.assign(new EventTarget(), { waiting, active: before, installing: null }),
});

async function visit(): Promise<void> {
  const { linkWorker } = await import('./worker-link.ts');
  const { readConnection } = await import('../../lib/connection/connection.ts');
  await linkWorker();
  ({ update } = readConnection());
}

beforeEach(async () => {
  before = active;
  vi.useFakeTimers();
  vi.resetModules();
  reload.mockReset();
  told = [];
  begunMs = Date.now();
  waiting.state = 'installed';
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: () => void) {
        loaded = seen;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await visit();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[SYS-12] the old worker is asked nothing while it stops for the new version: what the press loaded, and a second message, started it again, and the page waited half a minute more', async () => {
  update?.();
  for (let part = 0; part < 3; part += 1) {
    await vi.advanceTimersByTimeAsync(700);
    loaded();
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([
    { worker: 'old', kind: 'give-way', atMs: 0 },
    { worker: 'new', kind: 'take-over', atMs: 3100 },
  ]);
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalled();
});

test('a page that never stops loading, and a worker that cannot take over, keep nobody from the reload that was asked for', async () => {
  update?.();
  for (let part = 0; part < 18; part += 1) {
    await vi.advanceTimersByTimeAsync(500);
    loaded();
  }
  expect(told.at(-1)).toEqual({ worker: 'new', kind: 'take-over', atMs: 5000 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalled();
});

test('a new version that took over in another tab is reloaded at once: nothing happened', async () => {
  waiting.state = 'activated';
  update?.();
  expect(reload).toHaveBeenCalled();
});

test.each(['none was active', 'it is active as well'])(
  'a first visit is told of no new version, though Safari calls the worker waiting that controls the page: %s',
  async (said) => {
    vi.resetModules();
    before = said === 'none was active' ? null : waiting;
    await visit();
    expect(update).toBeNull();
  },
);
