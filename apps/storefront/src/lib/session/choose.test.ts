import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage, chooseLocation, chooseModule } from './choose.ts';

// What was set is in the jar once it is read; a page that is loaded before is asked for without it.
let underWay: string[];
let jar: string[];
beforeEach(() => {
  [underWay, jar] = [[], []];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      jar.push(...underWay.splice(0));
      return jar.join('; ');
    },
    set cookie(text: string) {
      underWay.push(text);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['location', () => chooseLocation('Cordón', { lat: -34.9, lng: -56.18 }, ['zone']), 3],
  ['module', () => chooseModule({ id: 'food', module_type: 'food' }), 1],
  ['language', () => chooseLanguage('nl'), 1],
] as const)(
  'the page that is loaded after a %s was chosen shows it: Chromium asks for a page before it has set the cookies',
  (_, choose, count) => {
    choose();
    expect([jar.length, underWay]).toEqual([count, []]);
  },
);
