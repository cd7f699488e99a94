import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import type { CheckoutLine } from '../checkout-cart.ts';
import { UnavailableSection } from './unavailable-section.tsx';

test('what is to happen without an item is asked with its name once: it was read before its choice, and as its label', () => {
  const lines = [{ id: 'l', item: { name: 'Fainá' } }] as unknown as readonly CheckoutLine[];
  const html = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <UnavailableSection lines={lines} chosen={{}} onChange={() => undefined} />
    </TranslatorContext>,
  );
  const read = html.replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, '');
  expect(read.match(/Fainá/g)).toHaveLength(1);
  expect(html.match(/Fainá/g)).toHaveLength(2);
});
