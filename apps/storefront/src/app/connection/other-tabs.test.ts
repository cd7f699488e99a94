import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../lib/api/browser.fixture.ts';
import { watchOtherTabs } from './other-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

/** Leaves a page of one shopper, comes Back to it as another or the same, and says whether it is loaded anew. */
function comesAnew(there: string | null, online: boolean): boolean {
  const kept = stubBrowser();
  const page = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: online });
  kept.set('token', 'token of Ana');
  watchOtherTabs();
  page.dispatchEvent(new Event('pagehide'));
  if (there === null) kept.delete('token');
  else kept.set('token', there);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return reload.mock.calls.length > 0;
}

test('[NAV-11] Back to a page of somebody who has left since loads it anew, without a connection too: it showed their profile', () => {
  expect(comesAnew(null, false)).toBe(true);
  expect(comesAnew('token of Ben', false)).toBe(true);
  expect(comesAnew('token of Ana', false)).toBe(false);
  expect(comesAnew('token of Ana', true)).toBe(true);
});
