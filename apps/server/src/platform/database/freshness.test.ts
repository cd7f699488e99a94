import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshness, parseLsn } from './freshness.ts';

function clocked(oldestMs = 2_000) {
  let nowMs = 0;
  const marks = freshness(oldestMs, () => nowMs);
  return { marks, replica: marks.follow(), at: (ms: number) => (nowMs = ms), now: () => nowMs };
}

test('a replica is used only while it is known to have what the primary had not long ago', () => {
  const { marks, replica, at } = clocked();
  expect(replica.isUsable()).toBe(false);
  marks.primaryWasAt(100n, at(0));
  replica.replayed(99n);
  expect(replica.isUsable()).toBe(false);
  replica.replayed(100n);
  expect(replica.isUsable()).toBe(true);
  at(2_001);
  expect(replica.isUsable()).toBe(false);
});

test('one that follows at a distance is as fresh as the last thing it has', () => {
  const { marks, replica, at } = clocked();
  marks.primaryWasAt(100n, at(0));
  marks.primaryWasAt(200n, at(1_000));
  at(1_900);
  replica.replayed(150n);
  expect(replica.isUsable()).toBe(true);
  at(2_100);
  expect(replica.isUsable()).toBe(false);
  replica.replayed(200n);
  expect(replica.isUsable()).toBe(true);
});

test('after a change it is used again only when it has what the primary had afterwards', () => {
  const { marks, replica, at } = clocked();
  marks.primaryWasAt(100n, at(0));
  replica.replayed(500n);
  at(10);
  marks.changed();
  expect(replica.isUsable()).toBe(false);
  replica.replayed(500n);
  expect(replica.isUsable()).toBe(false);
  marks.primaryWasAt(120n, at(20));
  replica.replayed(110n);
  expect(replica.isUsable()).toBe(false);
  replica.replayed(120n);
  expect(replica.isUsable()).toBe(true);
});

test('one that failed, or is a replica no more, is left until it is known anew', () => {
  const { marks, replica, at } = clocked();
  marks.primaryWasAt(100n, at(0));
  replica.replayed(100n);
  replica.leave();
  expect(replica.isUsable()).toBe(false);
  replica.replayed(100n);
  expect(replica.isUsable()).toBe(true);
  replica.replayed(undefined);
  expect(replica.isUsable()).toBe(false);
});

test('whatever happens, one that is used lacks nothing older than the limit and nothing before the last change', () => {
  type Step = {
    readonly kind: 'write' | 'ask' | 'report' | 'change';
    readonly waitMs: number;
    readonly replays: number;
  };
  const steps = fc.array(
    fc.record<Step>({
      kind: fc.constantFrom('write', 'ask', 'report', 'change'),
      waitMs: fc.integer({ min: 1, max: 900 }),
      replays: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const { marks, replica, at, now } = clocked(1_000);
      const commits: number[] = [];
      let replayed = 0;
      let changedMs = -1;
      for (const { kind, waitMs, replays } of all) {
        at(now() + waitMs);
        if (kind === 'write' || kind === 'change') commits.push(now());
        if (kind === 'change') {
          marks.changed();
          changedMs = now();
        }
        replayed = Math.min(commits.length, replayed + replays);
        if (kind === 'ask') marks.primaryWasAt(BigInt(commits.length), now());
        if (kind === 'report') replica.replayed(BigInt(replayed));
        if (!replica.isUsable()) continue;
        const firstMissing = commits[replayed] ?? Number.POSITIVE_INFINITY;
        expect(now() - firstMissing).toBeLessThanOrEqual(1_000);
        expect(firstMissing).toBeGreaterThan(changedMs);
      }
    }),
  );
});

test('places in the log are one number', () => {
  expect(parseLsn('16/B374D848')).toBe(0x16_b374d848n);
  expect(parseLsn('0/0')).toBe(0n);
});
