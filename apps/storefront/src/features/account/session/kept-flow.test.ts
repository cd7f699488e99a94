import { CODE_LIFE_MS } from '@promenade/domain/accounts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../lib/api/browser.fixture.ts';
import { type Flow, noFacts } from '../auth-dialog/flow.ts';
import { keepFlow, readFlow } from './kept-flow.ts';

let kept: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  kept = stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const flow = (step: Flow['step']): Flow => ({ step, facts: { ...noFacts, continueToken: 'c' } });

test('a step that waits for a code is there after a reload, in its own place, for as long as the code is good', () => {
  keepFlow('sign-in', flow('otp'));
  expect([readFlow('sign-in'), readFlow('sign-up')]).toEqual([flow('otp'), null]);
  vi.advanceTimersByTime(CODE_LIFE_MS - 1);
  expect(readFlow('sign-in')).toEqual(flow('otp'));
  vi.advanceTimersByTime(1);
  expect(readFlow('sign-in')).toBeNull();
});

test.each(['closed', 'sign-in', 'sign-up', 'forgot_contact'] as const)(
  'nothing is kept of %s, which needs only what is typed',
  (step) => {
    keepFlow('sign-in', flow('otp'));
    keepFlow('sign-in', flow(step));
    expect([readFlow('sign-in'), kept.size]).toEqual([null, 0]);
  },
);

test('nothing is kept of a step without a place', () => {
  keepFlow(null, flow('otp'));
  expect(kept.size).toBe(0);
});
