import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLive } from './follow-live.ts';

class Page extends EventTarget {
  visibilityState = 'visible';
  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
beforeEach(() => {
  page = new Page();
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

/** A stream that tells one event and stays open until it is left. */
function followed() {
  const open = new Set<AbortSignal>();
  const told: boolean[] = [];
  const read = (onEvent: () => void, signal: AbortSignal) => {
    open.add(signal);
    onEvent();
    return new Promise<boolean>((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        open.delete(signal);
        reject(signal.reason);
      }),
    );
  };
  return { open, told, stop: followLive({ read, onLive: (live) => told.push(live) }) };
}

test('a page that is hidden holds no line open: six of them were all that a browser has', async () => {
  const { open, told, stop } = followed();
  expect(open.size).toBe(1);
  page.show('hidden');
  expect(open.size).toBe(0);
  page.show('visible');
  page.show('visible');
  expect(open.size).toBe(1);
  // Nobody looks meanwhile: it is not told to be lost.
  expect(told).toEqual([true, true]);
  stop();
  expect(open.size).toBe(0);
  page.show('hidden');
  page.show('visible');
  expect(open.size).toBe(0);
});

test('one that begins hidden waits until it is looked at', () => {
  page.visibilityState = 'hidden';
  const { open, stop } = followed();
  expect(open.size).toBe(0);
  page.show('visible');
  expect(open.size).toBe(1);
  stop();
});
