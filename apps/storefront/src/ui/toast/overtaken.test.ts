import { expect, test } from 'vitest';
import type { Toast } from '../../lib/toast/toasts.ts';
import { overtaken } from './overtaken.ts';

const lost = 'The connection is lost.';
let ids = 0;
const toast = (kind: Toast['kind'], text: string): Toast => {
  ids += 1;
  return { id: ids, kind, text, durationMs: 4000 };
};

test('that the connection is lost is not said beside what was done since: both stood there', () => {
  const [before, done] = [toast('error', lost), toast('success', 'Item added to cart')];
  expect(overtaken([before, done], lost)).toEqual([before]);
  // Lost again after it.
  expect(overtaken([done, toast('error', lost)], lost)).toEqual([]);
  expect(overtaken([before, toast('warning', 'No changes found to update.')], lost)).toEqual([]);
  expect(overtaken([toast('error', 'Out of Stock'), done], lost)).toEqual([]);
  expect(overtaken([], lost)).toEqual([]);
});
