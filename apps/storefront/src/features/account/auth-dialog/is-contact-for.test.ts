import { afterEach, expect, test, vi } from 'vitest';
import { isContactFor } from './is-contact-for.ts';

afterEach(() => vi.restoreAllMocks());

test('[AUTH-10] a number that is missing for a third party’s code is logged: it was refused before that', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(isContactFor({ on: 'phone', medium: 'firebase' }, '')).toBe(false);
  expect(log.mock.calls).toEqual([['Invalid phone number.']]);
  expect(isContactFor({ on: 'phone', medium: 'firebase' }, '+59899123456')).toBe(true);
  expect(isContactFor({ on: 'email', medium: 'email' }, '')).toBe(false);
  expect(log).toHaveBeenCalledOnce();
});
