import { expect, test } from 'vitest';
import { shouldRevalidatePage } from './view-parameters.ts';

const asks = (from: string, to: string) =>
  shouldRevalidatePage({
    currentUrl: new URL(from, 'http://market.test'),
    nextUrl: new URL(to, 'http://market.test'),
    defaultShouldRevalidate: true,
  } as Parameters<typeof shouldRevalidatePage>[0]);

test.each([
  ['/store/a', '/store/a?view=cart', false],
  ['/store/a?view=cart', '/store/a', false],
  ['/store/a?view=item:x&q=1', '/store/a?q=1', false],
  ['/store/a?view=cart', '/store/a?q=2', true],
  ['/store/a', '/store/b', true],
])('from %s to %s the page’s data are asked for again: %s', (from, to, expected) => {
  expect(asks(from, to)).toBe(expected);
});
