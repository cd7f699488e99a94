import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { Heart } from './heart.tsx';

test('a heart whose code is on its way is heard as one, not as the thing it stands on', () => {
  const heart = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <Heart favourite={{ vehicle_id: 'v' }} name="Viento" />
    </TranslatorContext>,
  );
  expect(heart).toContain('aria-label="wishlist.favourite"');
});
