import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOwedSince, decideUnanswered } from './unanswered.ts';

const minuteMs = 60_000;
const patience = { warnMinutes: 5, cancelMinutes: 15 };
const waiting = { status: 'pending', placedAtMs: 0, preparationMinutes: 20, warned: false } as const;

test('[CHK-09] a silent store: the operator is told after five minutes, after fifteen it is cancelled', () => {
  const told = { ...waiting, warned: true };
  const at = (minutes: number, order: Parameters<typeof decideUnanswered>[0] = waiting) =>
    decideUnanswered(order, patience, minutes * minuteMs);
  expect(at(0)).toEqual({ kind: 'wait', untilMs: 5 * minuteMs });
  expect(at(5)).toEqual({ kind: 'warn', untilMs: 15 * minuteMs });
  expect(at(5, told)).toEqual({ kind: 'wait', untilMs: 15 * minuteMs });
  expect(at(15)).toEqual({ kind: 'cancel' });
  expect(at(15, told)).toEqual({ kind: 'cancel' });
  for (const status of ['confirmed', 'canceled', 'failed', 'delivered'] as const)
    expect(at(99, { ...waiting, status })).toEqual({ kind: 'none' });
});

test('[CHK-08] [CHK-09] a scheduled order is owed an answer an hour before its store has to start', () => {
  const noon = 12 * 60 * minuteMs;
  expect(answerOwedSince({ ...waiting, scheduledForMs: noon })).toBe(noon - 80 * minuteMs);
  expect(answerOwedSince({ ...waiting, placedAtMs: noon - minuteMs, scheduledForMs: noon })).toBe(
    noon - minuteMs,
  );
});

test('[CHK-09] whoever looks again when told to has cancelled in the end, and never looks back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (warnMinutes, cancelMinutes) => {
        let [nowMs, warned] = [0, false];
        for (let looks = 0; looks < 4; looks += 1) {
          const step = decideUnanswered({ ...waiting, warned }, { warnMinutes, cancelMinutes }, nowMs);
          if (step.kind === 'cancel') return nowMs === cancelMinutes * minuteMs;
          if (step.kind === 'none' || step.untilMs <= nowMs) return false;
          warned ||= step.kind === 'warn';
          nowMs = step.untilMs;
        }
        return false;
      },
    ),
  );
});
