import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CompiledMessage } from '../../../lib/i18n/format-message.ts';
import english from '../../../lib/i18n/messages/account.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { type Rules, useRules } from './rules.ts';

const texts = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [`account.${key}`, compileMessage(text) as CompiledMessage]),
);
const translator = createTranslator('en', texts);

function Asking({ tell }: { readonly tell: (rules: Rules) => void }): null {
  tell(useRules());
  return null;
}

/** The rules of a market whose numbers have so many digits at home. */
function rulesOf(phone_national_digits: number): Rules {
  const asked: Rules[] = [];
  const config = { country_calling_code: '598', phone_national_digits };
  renderToStaticMarkup(
    <TranslatorContext value={translator}>
      <MarketContext value={{ config } as unknown as Market}>
        <Asking tell={(rules) => asked.push(rules)} />
      </MarketContext>
    </TranslatorContext>,
  );
  const [rules] = asked;
  if (!rules) throw new Error('Nobody asked.');
  return rules;
}

const rules = rulesOf(8);
const digits = (count: number) => '1234567890123456'.slice(0, count);
const mailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

const short = 'Password is too short - should be 6 chars minimum.';
const tooFew = 'Number must be 10 digits';
const noContact = 'Must be a valid email or phone number';
const noMail = 'Must be a valid email';

describe('what a form says of a field, at its limit and just beside it', () => {
  test.each([
    ['contact', ' ', 'Email or phone number is required'],
    ['contact', digits(9), noContact],
    ['contact', digits(10), true],
    ['contact', digits(15), true],
    ['contact', digits(16), noContact],
    // As it is written at home, where it has eight digits.
    ['contact', digits(8), true],
    ['contact', digits(7), noContact],
    ['contact', 'ana@example', noContact],
    ['contact', ' ana@example.com ', true],
    ['password', '', short],
    ['password', '12345', short],
    ['password', '123456', true],
  ] as const)('[AUTH-02] signing in: %s %j: %s', (field, value, said) => {
    expect(rules[field](value)).toBe(said);
  });

  test.each([
    ['name', ' ', 'First name is required'],
    ['name', 'A', true],
    ['email', ' ', 'Email is required'],
    ['email', 'ana@', noMail],
    ['email', mailOf(255), true],
    ['email', mailOf(256), noMail],
    ['email', ` ${mailOf(255)} `, true],
    ['phone', '+', 'Please give a phone number'],
    ['phone', digits(9), tooFew],
    ['phone', digits(10), true],
    ['newPassword', '', 'No password provided.'],
    ['newPassword', '12345', short],
    ['newPassword', '123456', true],
  ] as const)('[AUTH-03] [AUTH-02] [AUTH-08] signing up: %s %j: %s', (field, value, said) => {
    expect(rules[field](value)).toBe(said);
  });

  test('[AUTH-03] [AUTH-08] the password again is the same, to the letter', () => {
    expect(['sunny9', 'Sunny9', 'sunny9 ', ''].map(rules.same('sunny9'))).toEqual([
      true,
      'Passwords must match',
      'Passwords must match',
      'Passwords must match',
    ]);
  });

  test.each([
    [10, ' ', 'Please give a phone number'],
    [10, digits(9), 'Phone number must be exactly 10 digits'],
    [10, digits(10), true],
    [10, digits(11), 'Phone number must be exactly 10 digits'],
    [8, digits(7), 'Phone number must be exactly 8 digits'],
    [8, digits(8), true],
    [8, digits(9), 'Phone number must be exactly 8 digits'],
    [8, `+598 ${digits(8)}`, true],
  ] as const)('[AUTH-08] a forgotten password where a number has %i digits: %j: %s', (count, value, said) => {
    expect(rulesOf(count).forgottenPhone(value)).toBe(said);
  });
});
