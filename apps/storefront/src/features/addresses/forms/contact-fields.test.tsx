import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { type Contact, noContact } from '../../../lib/address/address.ts';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactResolver } from './contact-resolver.ts';

const translator = createTranslator('en', {});

function Form() {
  const { register, control } = useForm<Contact>({ defaultValues: noContact });
  return <ContactFields register={register} control={control} errors={{}} withEmail />;
}

function drawn(country_picker_status: 0 | 1): string {
  const config = { country: 'UY', country_calling_code: '598', country_picker_status };
  return renderToStaticMarkup(
    <TranslatorContext value={translator}>
      <MarketContext value={{ config } as unknown as Market}>
        <Form />
      </MarketContext>
    </TranslatorContext>,
  );
}

test('[LOC-12] a name is no longer than an order takes: it was kept, and the order could not be read', () => {
  const inputs = drawn(0).match(/<input[^>]*>/g) ?? [];
  const lengthOf = (part: string) =>
    inputs.find((input) => input.includes(part))?.match(/maxLength="(\d+)"/i)?.[1];
  expect(lengthOf('name="contact_person_name"')).toBe('120');
  // With the code of its country a number has forty.
  expect(lengthOf('type="tel"')).toBe('34');
});

test('[SYS-15] [RENT-15] the number of a contact has its country before it, to be picked where the market lets it: it had none', () => {
  expect(drawn(0)).toMatch(/<select[^>]*disabled=""[^>]*>.*\+598/);
  expect(drawn(1)).toMatch(/<select/);
  expect(drawn(1)).not.toMatch(/<select[^>]*disabled=""/);
});

test.each([
  ['', 'phone_required'],
  ['+598 123', 'phone_invalid'],
  ['+598 call me', 'phone_invalid'],
  ['+598 99 123 456', undefined],
  ['+59899123456', undefined],
  ['+290 12345', undefined],
  // As it was kept before.
  ['099 123 456', undefined],
])('[LOC-12] the code of a country does not make a number of %j', async (contact_person_number, code) => {
  const contact = { contact_person_name: 'Ana', contact_person_number, contact_person_email: 'a@b.co' };
  const judge = contactResolver<Contact>('guest', translator.t, '598');
  const { errors } = await judge(contact, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect((errors as { contact_person_number?: { type: string } }).contact_person_number?.type).toBe(code);
});
