import { expect, test } from 'vitest';
import { howItIsPaid } from './payment.ts';

const isTaken = (callback: string): boolean => howItIsPaid.callback.safeParse(callback).success;

test('a path back from a payment that browsers read as another host is not taken', () => {
  for (const path of ['/checkout', '/orders/7?from=/pay&x=\\', '/trip?trip_id=7#bill'])
    expect(isTaken(path), path).toBe(true);
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'https://evil.example',
    '/x\r',
  ])
    expect(isTaken(path), path).toBe(false);
});
