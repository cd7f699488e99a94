import { expect, test } from 'vitest';
import { sentSize } from './small-picture.ts';

test('a picture is sent as it is up to the limit, a larger one with its sides in proportion', () => {
  expect(sentSize(1600, 900, 1600)).toEqual({ width: 1600, height: 900 });
  expect(sentSize(3024, 4032, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(sentSize(20_000, 2, 1600)).toEqual({ width: 1600, height: 1 });
});
