import { REVIEW_MAX_PICTURES } from '@promenade/contract/reviews';
import { expect, test } from 'vitest';
import { mostPictures } from './most-pictures.ts';
import { readSubject, subjectText } from './review-subject.ts';

test('the form takes as many pictures as the wire', () => {
  expect(mostPictures).toBe(REVIEW_MAX_PICTURES);
});

test('the address names order and line; what it does not name is nobody’s review', () => {
  const subject = { orderId: '0199-a', lineId: '0199-b' };
  expect(readSubject(subjectText(subject))).toEqual(subject);
  expect(readSubject('0199-a')).toBeNull();
  expect(readSubject('')).toBeNull();
});
