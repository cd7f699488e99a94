import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../api/browser.fixture.ts';
import { keepPlace, takePlace } from './return-place.ts';

afterEach(() => vi.unstubAllGlobals());

test('[SYS-05] where a session ended is gone back to once', () => {
  stubBrowser();
  vi.stubGlobal('location', { pathname: '/my-orders', search: '?tab=past' });
  expect(takePlace()).toBeNull();
  keepPlace();
  expect([takePlace(), takePlace()]).toEqual(['/my-orders?tab=past', null]);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'my-orders', ''])(
  '[SYS-05] a place on another site is none: %j',
  (place) => {
    stubBrowser().set('return-to', place);
    expect(takePlace()).toBeNull();
  },
);
