import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const FAULTS = 'seed=7 payments:fail=0.2,lag=300-2000,repeat=.1 sms:timeout=1 database:lag=5';

test('nothing is to misbehave unless asked for', () => {
  expect(loadConfig({}).faults).toBeUndefined();
  expect(loadConfig({ FAULTS: '' }).faults).toBeUndefined();
});

test('a plan is read as it is written', () => {
  const well = { fail: 0, timeout: 0, lagMs: [0, 0], repeat: 0, reorder: 0 };
  expect(loadConfig({ FAULTS }).faults).toEqual({
    seed: 7,
    confirmedFor: undefined,
    of: {
      payments: { ...well, fail: 0.2, lagMs: [300, 2000], repeat: 0.1 },
      sms: { ...well, timeout: 1 },
      database: { ...well, lagMs: [5, 5] },
    },
  });
});

test.each([
  ['seed=7', 'names nothing that is to misbehave'],
  ['coffee:fail=1', 'coffee is none of payments, sms, mail, push, maps, database, storage'],
  ['sms:repeat=0.5', "sms cannot be told 'repeat=0.5', but lag=300-2000, fail=0.2, timeout=0.1"],
  ['sms:fail=2', "sms cannot be told 'fail=2'"],
  ['maps:lag=9-1', "maps cannot be told 'lag=9-1'"],
  ['maps:lag=900000', "maps cannot be told 'lag=900000'"],
  [
    'payments:explode=1',
    "payments cannot be told 'explode=1', but lag=300-2000, fail=0.2, timeout=0.1, repeat",
  ],
  ['sms', "sms cannot be told ''"],
  ['sms:fail=.6,timeout=.6', 'more than 1 together'],
  ['seed=99999999999 sms:fail=1', 'seed=99999999999 is none of'],
])('%s is refused in words', (text, said) => {
  expect(() => loadConfig({ FAULTS: text })).toThrow(said);
});

test('a market for customers is not made to fail unless its own name says that it is meant', () => {
  const PUBLIC_URL = 'https://shop.example';
  expect(() => loadConfig({ FAULTS, PUBLIC_URL })).toThrow(
    'FAULTS: https://shop.example is for customers, and this makes it fail on purpose. Leave it empty, or add confirm=shop.example to it',
  );
  expect(() => loadConfig({ FAULTS: `${FAULTS} confirm=other.example`, PUBLIC_URL })).toThrow(
    'for customers',
  );
  const confirmed = loadConfig({ FAULTS: `${FAULTS} confirm=shop.example`, PUBLIC_URL });
  expect(confirmed.faults?.confirmedFor).toBe('shop.example');
  expect(loadConfig({ FAULTS, PUBLIC_URL: 'http://localhost:3000' }).faults?.seed).toBe(7);
});
