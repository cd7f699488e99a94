import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { createTranslator } from '../i18n/translator.ts';
import { TranslatorContext } from '../i18n/use-translation.ts';
import { type Market, MarketContext } from '../session/market.ts';
import { PhoneControl } from './phone-control.tsx';

function PhoneForm({ phone }: { readonly phone: string }) {
  const { control } = useForm({ defaultValues: { phone } });
  return <PhoneControl control={control} name="phone" validate={() => true} />;
}

function fieldOf(country_picker_status: number, phone = ''): string {
  const config = { country: 'UY', country_calling_code: '598', country_picker_status };
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <MarketContext value={{ config } as unknown as Market}>
        <PhoneForm phone={phone} />
      </MarketContext>
    </TranslatorContext>,
  );
}
const countries = (field: string): number => field.match(/<option/g)?.length ?? 0;

test('[SYS-15] the country of a number is the market’s own, unless the market lets it be picked', () => {
  const [fixed, free] = [fieldOf(0), fieldOf(1)];
  expect(fixed).toMatch(/<select[^>]*disabled=""/);
  expect(free).toMatch(/<select(?![^>]*disabled)/);
  expect(free).toMatch(/<option[^>]*value="UY"[^>]*selected=""[^>]*>UY \+598</);
});

test('[SYS-15] the names of the countries come with the script: server and browser spell and sort them differently, and the page was drawn anew without what had been typed', () => {
  expect([countries(fieldOf(0)), countries(fieldOf(1))]).toEqual([1, 1]);
});

test.each([
  ['+598 99 123 456', '99 123 456'],
  ['+59899123456', '99123456'],
  // As it was kept before, and of another country, whose code it has.
  ['099 123 456', '099 123 456'],
  ['+31 6 12345678', '+31 6 12345678'],
])(
  '[SYS-15] a number that is known already has its country before it, too: %s stood there whole, without one',
  (known, shown) => {
    const field = fieldOf(0, known);
    expect(field).toContain(`value="${shown}"`);
    expect(countries(field)).toBe(known.startsWith('+31') ? 0 : 1);
  },
);
