import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepNotes, takeLostStep } from './lost-step.ts';

const kept = new Map<string, string>();
const assign = vi.fn<(address: string) => void>();

function standAt(pathname: string, type: 'navigate' | 'reload' = 'navigate'): void {
  vi.stubGlobal('location', { pathname, search: '', assign });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

/** A step of the router, as it tells whoever listens in on it. */
async function step(to: string, take: () => Promise<void>): Promise<void> {
  type Navigate = (take: () => Promise<void>, info: { to: string }) => Promise<void>;
  let navigate: Navigate = () => Promise.resolve();
  const instrument = (heard: object): void => {
    navigate = (heard as { navigate: Navigate }).navigate;
  };
  stepNotes.router?.({ instrument } as Parameters<NonNullable<typeof stepNotes.router>>[0]);
  await navigate(take, { to });
}

const neverArrives = () => new Promise<void>(() => undefined);

beforeEach(() => {
  kept.clear();
  assign.mockReset();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a step whose page’s code is refused at once is noted: it led to where it was pressed', () => {
  standAt('/home');
  void step('/store/1', neverArrives);
  standAt('/home', 'reload');
  expect(takeLostStep()).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/store/1');
  expect(takeLostStep()).toBe(false);
});

test('a step that has arrived is not taken again where its page is loaded anew: Back led nowhere', async () => {
  standAt('/store/1');
  await step('/home', () => {
    standAt('/home', 'reload');
    expect(takeLostStep()).toBe(false);
    return Promise.resolve();
  });
  await step('/home', () => Promise.resolve());
  standAt('/store/1', 'reload');
  expect(takeLostStep()).toBe(false);
});

test('a step that another has followed does not take its note along', async () => {
  standAt('/home');
  await step('/store/1', () => {
    void step('/store/2', neverArrives);
    return Promise.resolve();
  });
  standAt('/home', 'reload');
  expect(takeLostStep()).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/store/2');
});
