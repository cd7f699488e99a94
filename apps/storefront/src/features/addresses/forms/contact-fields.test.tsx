import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { ContactFields } from './contact-fields.tsx';

test('[LOC-12] a name is no longer than an order takes: it was kept, and the order could not be read', () => {
  const register = ((name: string) => ({ name })) as never;
  const fields = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <ContactFields register={register} errors={{}} withEmail />
    </TranslatorContext>,
  );
  const lengthOf = (name: string) =>
    fields
      .match(/<input[^>]*>/g)
      ?.find((input) => input.includes(`name="contact_person_${name}"`))
      ?.match(/maxLength="(\d+)"/i)?.[1];
  expect([lengthOf('name'), lengthOf('number')]).toEqual(['120', '40']);
});
