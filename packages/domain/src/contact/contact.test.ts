import { describe, expect, test } from 'vitest';
import {
  classifyContact,
  contactProblems,
  findPhoneEnding,
  groupPhone,
  hasNationalDigits,
  isEmail,
  isMarketsNumber,
  isPhone,
  isSamePhone,
  maskEmail,
  maskPhone,
  normaliseEmail,
  normalisePhone,
  phoneDigits,
} from './index.ts';

describe('[SYS-11] a contact value', () => {
  test.each([
    ['ana@example.com', 'email'],
    ['  ana.m+x@sub.example.co.uk ', 'email'],
    ['jörg@bücher.example', 'email'],
    ['+598 99 123 456', 'phone'],
    ['(0031) 20-123 45 67', 'phone'],
    ['٠٩٩١٢٣٤٥٦٧', 'phone'],
    ['099123', 'invalid'],
    ['+1234567890123456', 'invalid'],
    ['12345678a9', 'invalid'],
    ['+', 'invalid'],
    ['1+234567890', 'invalid'],
    ['\u200bana@example.com\u200e', 'email'],
    ['an\u0007a@example.com', 'invalid'],
    ['ana@example', 'invalid'],
    ['ana@@example.com', 'invalid'],
    ['a b@example.com', 'invalid'],
    ['ana@-example.com', 'invalid'],
    [`${'a'.repeat(250)}@example.com`, 'invalid'],
    ['', 'invalid'],
  ])('%s is %s', (text, kind) => expect(classifyContact(text)).toBe(kind));

  test.each([
    ['+59899123456', '+598*****456'],
    ['12345678', '1234*678'],
    ['1234567', '*******'],
    ['', ''],
  ])('phone %s shows as %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked));

  test.each([
    ['maria@example.com', 'ma***@example.com'],
    ['jo@example.com', 'jo@example.com'],
    ['j@example.com', 'j@example.com'],
    ['none', '****'],
  ])('e-mail %s shows as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
});

test('an e-mail that was copied with marks nobody sees is the one that is seen: it was another account’s', () => {
  expect(normaliseEmail('\u202aAna@Example.com\u202c\u200b')).toBe('ana@example.com');
});

describe('[LOC-12] the contact form', () => {
  const good = { name: 'Ana', phone: '099 123 456', email: 'ana@example.com' };
  const codes = (form: Partial<typeof good>, emailRequired = true) =>
    contactProblems({ ...good, ...form }, emailRequired).map((problem) => problem.code);

  test.each([
    [{}, []],
    [{ name: ' ' }, ['name_required']],
    [{ phone: '' }, ['phone_required']],
    [{ phone: ' ' }, ['phone_required']],
    [{ phone: 'call me' }, ['phone_invalid']],
    [{ phone: '12345' }, ['phone_invalid']],
    [{ email: '  ' }, ['email_required']],
    [{ email: 'ana' }, ['email_invalid']],
    [{ email: `${'a'.repeat(243)}@example.com` }, []],
    [{ email: `${'a'.repeat(244)}@example.com` }, ['email_too_long']],
    [{ name: '', phone: '', email: '' }, ['name_required', 'phone_required', 'email_required']],
  ])('%j: %j', (form, expected) => expect(codes(form)).toEqual(expected));

  // As a device's contacts copy it, as our own pages do, in an Arabic line, with printed hyphens, and by a wide keyboard.
  test.each([
    '\u202a+598 99 123 456\u202c',
    '\u2066+598 99 123 456\u2069',
    '\u200f+598 99 123 456\u200e',
    '+598 99\u2011123\u2013456',
    '\uff0b598 99 123 456',
  ])('a number that is pasted as %j is one: it was refused', (pasted) => {
    expect(isPhone(pasted)).toBe(true);
    expect(normalisePhone(pasted)).toBe('+59899123456');
    expect(isSamePhone(pasted, '+59899123456', '31')).toBe(true);
  });

  test('an e-mail may be left out where none is needed, not be wrong', () => {
    expect(codes({ email: '' }, false)).toEqual([]);
    expect(codes({ email: 'ana' }, false)).toEqual(['email_invalid']);
  });
});

test.each([
  ['123456789', false],
  ['1234567890', true],
  ['+598 99 123 4', false],
  ['+598 99 123 45', true],
  ['123456789012345', true],
  ['1234567890123456', false],
])('[AUTH-02] [AUTH-03] %s is a number of an account, of ten to fifteen digits: %s', (text, is) => {
  expect(isPhone(text)).toBe(is);
});

// A market of eight digits behind 598 (readings.md, phone digits).
test.each([
  ['99123456', true],
  ['9912345', false],
  ['991234567', false],
  ['+598 99 123 456', true],
  ['00598 99 123 456', true],
  ['+598 99 123 45', false],
  ['+598 99 123 4567', false],
  ['+54 11 2345 6789', true],
  ['+54 11 2345', false],
  ['+598 99 123 45x', false],
])('[AUTH-08] a password is asked for anew with %s: %s', (text, is) => {
  expect(isMarketsNumber(text, '598', 8)).toBe(is);
});

test('[AUTH-08] a market without a code of its country takes any number in full, and its own at home', () => {
  const take = ['+598 99 123 456', '99123456', '+12345'];
  expect(take.map((text) => isMarketsNumber(text, '', 8))).toEqual([true, true, false]);
});

test.each([
  ['+598 99 123 456', '9123456'],
  ['099 123 456', '9123456'],
  ['3456', '3456'],
  ['345', undefined],
  ['Ana', undefined],
])('%s is looked for by its last digits, seven at most: %s', (text, ending) => {
  expect(findPhoneEnding(text)).toBe(ending);
});

test('phones: digits, national counts, sameness', () => {
  expect(phoneDigits('+٥٩٨ (99) 1')).toBe('598991');
  expect(phoneDigits('۰۹۹')).toBe('099');
  expect(normalisePhone(' +598 99-123 456')).toBe('+59899123456');
  expect(isPhone('099123456', 9)).toBe(true);
  expect([
    hasNationalDigits('099123456', 9),
    hasNationalDigits('99123456', 9),
    hasNationalDigits('0991234x6', 8),
  ]).toEqual([true, false, false]);
  expect([isSamePhone('+598 99 123', '0059899123'), isSamePhone('', '+'), isSamePhone('123', '124')]).toEqual(
    [true, false, false],
  );
});

test.each([
  ['+598 99 123 456', '099 123 456', true],
  ['099123456', '0059899123456', true],
  ['99123456', '٠٩٩١٢٣٤٥٦', true],
  ['59899123456', '099123456', true],
  // Of another country, or another number at home.
  ['+54 099 123 456', '+598 99 123 456', false],
  ['+54 99 123 456', '099 123 456', false],
  ['+598 99 123 456', '099 123 457', false],
  ['', '598', false],
  ['+', '0', false],
])('at home in 598, %s and %s are the same number: %s', (a, b, same) => {
  expect([isSamePhone(a, b, '598'), isSamePhone(b, a, '598')]).toEqual([same, same]);
});

test.each(['+31 (0)6 12345678', '0031 0612345678', '310612345678', '+٣١٠٦١٢٣٤٥٦٧٨'])(
  'the zero that is dialled at home is read over after the country’s code, too: %s found no order of +31612345678',
  (typed) => {
    for (const known of ['+31612345678', '612345678', '0612345678'])
      expect([isSamePhone(known, typed, '31'), isSamePhone(typed, known, '31')]).toEqual([true, true]);
    expect(isSamePhone('+31612345679', typed, '31')).toBe(false);
  },
);

test.each([
  ['7', '+7 701 123 45 67', '8 (701) 123-45-67', true],
  ['7', '7011234567', '87011234567', true],
  // An 8 that is no prefix: too few digits follow it.
  ['7', '+7 800 555 353', '8 800 555 353', false],
  ['36', '+36 20 123 4567', '06 20 123 4567', true],
])('at home in %s, %s and %s are the same number: %s', (callingCode, a, b, same) => {
  expect([isSamePhone(a, b, callingCode), isSamePhone(b, a, callingCode)]).toEqual([same, same]);
});

test('an e-mail of any length is judged at once: no text makes the pattern backtrack', () => {
  expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  expect(isEmail(`a@${'a.'.repeat(120)}`)).toBe(false);
  expect(normaliseEmail(' Ana@Example.COM ')).toBe('ana@example.com');
});

test.each([
  ['+59899123456', '+598 99 123 456'],
  ['+598 94555123', '+598 94 555 123'],
  ['+31612345678', '+31 612 345 678'],
  ['+77011234567', '+7 701 123 4567'],
  ['+12125550123', '+1 212 555 0123'],
  ['+3222345678', '+32 22 345 678'],
  // As somebody has written it, or too little to be sure of.
  ['+598 9912 3456', '+598 9912 3456'],
  ['099123456', '099123456'],
  ['+1234', '+1234'],
  ['', ''],
])('a number is read in groups: %s was shown as it is stored, and is %s', (stored, shown) => {
  expect(groupPhone(stored)).toBe(shown);
});
