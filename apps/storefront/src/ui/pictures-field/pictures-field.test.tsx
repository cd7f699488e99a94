import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { PicturesField } from './pictures-field.tsx';

test('pictures are chosen with the button alone: the field behind it was heard as a second', () => {
  const html = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <PicturesField
        legend="Logo"
        addLabel="Add a picture"
        removeLabel={(at) => `Remove ${at}`}
        most={1}
        pictures={[]}
        shrink={(file) => Promise.resolve(file)}
        unreadable="Not a picture"
        onChange={() => undefined}
      />
    </TranslatorContext>,
  );
  const field = /<input[^>]*>/.exec(html)?.[0];
  expect(field).toContain('type="file"');
  expect(field).toContain('hidden=""');
});
