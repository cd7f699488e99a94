import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStore } from './draft-store.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const drafts = draftStore('partner-courier', { name: '', passport: '' }, ['passport']);
const ana = { name: 'Ana', passport: 'C123456' };

test('who applies again has what was sent before in the form: it was empty', () => {
  drafts.keep(ana);
  drafts.putAside();
  expect(drafts.read()).toEqual({ name: '', passport: '' });
  drafts.takeUp();
  expect(drafts.read()).toEqual({ name: 'Ana', passport: '' });
});

test('a number that proves who somebody is is kept no longer than until it is sent', () => {
  drafts.keep(ana);
  drafts.putAside();
  expect([...kept.values()].join()).not.toContain('C123456');
});

test('a form that is begun anew stays as it is, and what was approved is forgotten', () => {
  drafts.keep(ana);
  drafts.putAside();
  drafts.keep({ name: 'Bea', passport: '' });
  drafts.takeUp();
  expect(drafts.read().name).toBe('Bea');
  drafts.putAside();
  drafts.forgetSent();
  expect(kept.size).toBe(0);
});
