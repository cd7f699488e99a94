import { languages } from '@promenade/contract/refusals';
import { NOTIFICATION_KINDS, type NotificationKind } from '@promenade/domain/notifications';
import { describe, expect, test } from 'vitest';
import { writeText } from './write-text.ts';

const currency = { code: 'USD', symbol: '$', decimals: 2, symbolBefore: true } as never;
const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const whole = {
  number: '1001',
  store: 'La Parra',
  writer: 'La Parra',
  amountMinor: 4200,
  points: 12,
  code: '4711',
  minutes: 5,
  by: 'store',
  reason: 'Sold out',
} as const;

describe('[MSG-02] the words of a notification', () => {
  test('no line of a French one begins with a sign', () => {
    const texts = kinds.map((kind) => JSON.stringify(writeText({ kind, params: whole }, 'fr', currency)));
    expect(texts.filter((text) => / [;:?!»%]|« /.test(text))).toEqual([]);
  });

  test.each(languages)('%s: every kind says something, and leaves no gap', (language) => {
    for (const kind of kinds)
      for (const isParcel of [false, true])
        for (const isPrescription of [false, true]) {
          const params = { ...whole, isParcel, isPrescription };
          const { title, body } = writeText({ kind, params }, language, currency);
          for (const text of [title, body]) {
            expect(text).toMatch(/\p{L}{3}/u);
            expect(text).not.toMatch(/[{}]|undefined|\u2068\u2069/);
          }
        }
  });

  test('[LANG-01] no two languages say the same', () => {
    for (const kind of kinds) {
      const said = languages.map((language) => writeText({ kind, params: whole }, language, currency).body);
      expect(new Set(said).size, kind).toBe(languages.length);
    }
  });

  test.each([
    [{ by: 'shopper', reason: 'I changed my mind' }, 'You have cancelled your order 1001.'],
    [
      { by: 'store', reason: 'Sold out' },
      'La Parra has cancelled your order 1001. What you paid will be returned to you. Reason: Sold out',
    ],
    [{ by: 'operator' }, 'Your order 1001 was cancelled. What you paid will be returned to you.'],
    [
      { by: 'store', reason: 'Sold out', isPaid: false },
      'La Parra has cancelled your order 1001. Reason: Sold out',
    ],
    [
      { by: 'courier', reason: '' },
      'The courier has cancelled your order 1001. What you paid will be returned to you.',
    ],
    [
      { by: 'system', reason: { en: 'No answer', ar: '', nl: '', fr: '' } },
      'Your order 1001 was cancelled. What you paid will be returned to you. Reason: No answer',
    ],
  ] as const)('whose doing it was: %o', (said, text) => {
    const params = { number: '1001', store: 'La Parra', ...said };
    expect(writeText({ kind: 'order_canceled', params }, 'en', currency).body).toBe(text);
  });

  test.each([
    ['trip_canceled', { by: 'shopper', reason: 'Rain' }, 'You have cancelled your trip 200001.'],
    [
      'trip_canceled',
      { by: 'provider', reason: 'Broken down' },
      'City Wheels has cancelled your trip 200001. What you paid will be returned to you. Reason: Broken down',
    ],
    [
      'trip_canceled',
      { by: 'operator' },
      'Your trip 200001 was cancelled. What you paid will be returned to you.',
    ],
    [
      'payment_waiting',
      { isTrip: true, minutes: 15 },
      'The vehicles of your trip 200001 of 42.00$ are held for 15 minutes. Please pay within that time.',
    ],
    [
      'refund_paid',
      { isTrip: true, reason: 'The brakes squealed' },
      '42.00$ is on its way back to you for trip 200001 with City Wheels. Reason: The brakes squealed',
    ],
  ] as const)('[RENT-16] %s of a trip: %o', (kind, said, text) => {
    const params = { number: '200001', store: 'City Wheels', amountMinor: 4200, ...said };
    expect(writeText({ kind, params }, 'en', currency).body).toBe(text);
  });

  test.each([
    [{ by: 'shopper', isReturned: true }, 'Your parcel 1001 is with you again.'],
    [{ by: 'shopper' }, 'You have cancelled your parcel 1001.'],
    [
      { by: 'courier', reason: 'Puncture' },
      'The courier has cancelled your parcel 1001. What you paid will be returned to you. Reason: Puncture',
    ],
    [{ by: 'operator', isPaid: false }, 'Your parcel 1001 was cancelled.'],
  ] as const)(
    'a parcel that comes to nothing is called a parcel, and one that is back is not cancelled anew: %o',
    (said, text) => {
      const params = { number: '1001', isParcel: true, ...said };
      expect(writeText({ kind: 'order_canceled', params }, 'en', currency).body).toBe(text);
    },
  );

  test.each([
    ['order_failed', { isPaid: false }, 'You have not been charged.'],
    ['trip_failed', { isPaid: false }, 'You have not been charged.'],
    [
      'order_failed',
      { isTransfer: true, isPaid: false },
      'Money that still arrives goes back the way it came.',
    ],
    [
      'trip_failed',
      { isTransfer: true, isPaid: false },
      'Money that still arrives goes back the way it came.',
    ],
    ['order_failed', { isTransfer: true, isPaid: true }, 'What you paid will be returned to you.'],
    ['trip_failed', { isPaid: true }, 'What you paid will be returned to you.'],
  ] as const)(
    'of an end for want of payment, %s with %o: nothing was charged, it was said of what a wallet had paid and of money on its way, too',
    (kind, how, words) => {
      const params = { number: '1001', store: 'La Parra', ...how };
      const { body } = writeText({ kind, params }, 'en', currency);
      expect(body).toContain('1001 was not paid in time');
      expect(body.split('. ').at(-1)).toBe(words);
    },
  );

  test('a parcel that waits for its payment, or was not paid or carried, is called a parcel in every language', () => {
    const params = { number: '1001', isParcel: true, isPaid: false, minutes: 15, amountMinor: 4200 };
    const said = [
      { kind: 'payment_waiting', params },
      { kind: 'order_failed', params },
      { kind: 'order_failed', params: { ...params, by: 'operator' } },
    ] as const;
    const words = {
      en: 'arcel 1001',
      ar: /(الطرد|طردك) \u20681001/u,
      fr: 'olis 1001',
      nl: 'akket 1001',
    } as const;
    for (const language of ['en', 'ar', 'fr', 'nl'] as const)
      for (const one of said) {
        const { title, body } = writeText(one, language, currency);
        for (const text of [title, body]) expect(text).toMatch(words[language]);
      }
    expect(writeText(said[1], 'en', currency).body).toContain('You have not been charged.');
  });

  test('a parcel that waits for its payment says what it costs, as an order does: of one that the wallet had paid in part, the whole was asked for', () => {
    const params = { number: '1001', isParcel: true, minutes: 15, amountMinor: 4200 };
    expect(writeText({ kind: 'payment_waiting', params }, 'en', currency).body).toBe(
      'Your parcel 1001 of 42.00$ is held for you for 15 minutes. Please pay within that time.',
    );
  });

  test('a time to pay is in the right number, and is said as a time to pay within: Arabic had one form for all, and three languages kept an order until it was paid', () => {
    const body = (language: 'en' | 'ar' | 'nl' | 'fr', minutes: number) =>
      writeText({ kind: 'payment_waiting', params: { ...whole, minutes } }, language, currency).body;
    expect(body('en', 1)).toContain('for 1 minute. Please pay within that time.');
    expect(body('nl', 15)).toContain('15 minuten voor je vastgehouden. Betaal binnen die tijd.');
    expect(body('fr', 15)).toMatch(/15\s?minutes\. Veuillez payer dans ce délai\./u);
    for (const [minutes, said] of [
      [2, 'دقيقتان'],
      [5, '5 دقائق'],
      [15, '15 دقيقة'],
    ] as const)
      expect(body('ar', minutes)).toContain(`وهي \u2068${said}\u2069.`);
  });

  test('a parcel has no store, and a code is said where there is one', () => {
    const params = { number: '1001', isParcel: true };
    expect(writeText({ kind: 'order_on_the_way', params }, 'en', currency).body).toBe(
      'The courier has your parcel 1001.',
    );
    expect(
      writeText({ kind: 'order_on_the_way', params: { ...params, code: '4711' } }, 'en', currency).body,
    ).toContain('Its delivery code is 4711');
  });
});
