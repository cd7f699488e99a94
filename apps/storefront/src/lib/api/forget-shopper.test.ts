import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.fixture.ts';

let kept: Map<string, string>;
let deleted: string[];
beforeEach(() => {
  vi.resetModules();
  kept = stubBrowser();
  deleted = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
});
afterEach(() => vi.unstubAllGlobals());

const stays = { location: 'Ejido 1275', zoneid: '["zone"]', 'language-setting': 'ar', theme: 'dark' };
const goes = {
  token: 'token',
  'guest-contact': '{}',
  'recent-searches': '["pregnancy test"]',
  'recent-places': '[{"text":"Clínica","lat":-34.9,"lng":-56.1}]',
  'recent-destinations': '[{"location_name":"Clínica","lat":-34.9,"lng":-56.1}]',
  leaving: 'key',
};

test('[NAV-11] whoever signs out leaves no application that was begun or sent: the next one found its names and numbers', async () => {
  const drafts = ['partner-store', 'partner-provider', 'partner-courier'].flatMap((name) => [
    name,
    `${name}-sent`,
  ]);
  for (const name of drafts) kept.set(name, '{"phone":"+59899123456"}');
  const { forgetShopper } = await import('./forget-shopper.ts');
  forgetShopper('signed-out');
  expect(drafts.filter((name) => kept.has(name))).toEqual([]);
});

test('[NAV-11] whoever signs out leaves no search, place, message or picture that was not sent: the next one found them', async () => {
  for (const [name, text] of Object.entries({ ...stays, ...goes })) kept.set(name, text);
  const { forgetShopper } = await import('./forget-shopper.ts');
  forgetShopper('signed-out');
  for (const name of Object.keys(goes)) expect([name, kept.get(name)]).toEqual([name, undefined]);
  expect(Object.fromEntries(kept)).toMatchObject(stays);
  expect(deleted).toEqual(['promenade-messages', 'promenade-pictures']);
});
