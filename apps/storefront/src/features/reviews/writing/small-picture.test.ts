import { REVIEW_MAX_PICTURES } from '@promenade/contract/reviews';
import { expect, test } from 'vitest';
import { readSubject, subjectText } from './review-subject.ts';
import { mostPictures, sentSize } from './small-picture.ts';

test('the form takes as many pictures as the wire', () => {
  expect(mostPictures).toBe(REVIEW_MAX_PICTURES);
});

test('a picture is sent as it is up to 1600 pixels, a larger one with its sides in proportion', () => {
  expect(sentSize(1600, 900)).toEqual({ width: 1600, height: 900 });
  expect(sentSize(3024, 4032)).toEqual({ width: 1200, height: 1600 });
  expect(sentSize(20_000, 2)).toEqual({ width: 1600, height: 1 });
});

test('the address names order and line; what it does not name is nobody’s review', () => {
  const subject = { orderId: '0199-a', lineId: '0199-b' };
  expect(readSubject(subjectText(subject))).toEqual(subject);
  expect(readSubject('0199-a')).toBeNull();
  expect(readSubject('')).toBeNull();
});
