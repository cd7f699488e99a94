import { expect, test } from 'vitest';
import { returnPathOf } from './return-path.ts';

test('whoever comes back from a payment comes back to this market, whatever browsers would read', () => {
  for (const path of ['/loyalty-points', '/orders/7?from=/pay', '/trip?trip_id=7#bill'])
    expect(returnPathOf(path)).toBe(path);
  expect(returnPathOf('https://market.example/profile?page=wallet')).toBe('/profile?page=wallet');
  expect(returnPathOf('//elsewhere.example/wallet')).toBe('/wallet');
  expect(returnPathOf('https://elsewhere.example//deeper.example/x')).toBe('/deeper.example/x');
  for (const host of ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example'])
    expect(returnPathOf(host), host).toBe('/');
  for (const nowhere of ['javascript:alert(1)', 'data:text/html,x', '', null, undefined])
    expect(returnPathOf(nowhere), String(nowhere)).toBe('');
});
