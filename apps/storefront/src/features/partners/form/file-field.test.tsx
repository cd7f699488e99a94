import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { FileField } from './file-field.tsx';

const drawn = (error?: string) =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <FileField
        label="Papers"
        hint="PDF or picture"
        of="document"
        error={error}
        files={[{ blob: new Blob([], { type: 'application/pdf' }), address: 'blob:1' }]}
        onChange={() => undefined}
      />
    </TranslatorContext>,
  );

test('[PART-01] a paper that the market refused says so where it was chosen: the field hid it behind the paper itself', () => {
  const refused = drawn('A document must be a PDF or a picture.');
  expect(refused).toContain('A document must be a PDF or a picture.');
  expect(refused).toContain('data-invalid');
  expect(drawn()).not.toContain('data-invalid');
});
