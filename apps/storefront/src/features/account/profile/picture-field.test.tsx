import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/account.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { PictureField } from './picture-field.tsx';

const texts = {
  'account.pictureChosen': [english.pictureChosen],
  'account.pictureHint': [english.pictureHint],
};

/** What the field says by itself when that changes. */
const said = (chosen: Blob | null): string | undefined =>
  /<p role="status"[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(
      <TranslatorContext value={createTranslator('en', texts)}>
        <PictureField kept={null} chosen={chosen} onChoose={() => undefined} />
      </TranslatorContext>,
    ),
  )?.[1];

test('a picture of the profile that was chosen is told, and that it is to be saved: nothing was said', () => {
  expect(said(new Blob(['face']))).toBe('New picture chosen. Save the changes to keep it.');
  expect(said(null)).toBe('At most 2 MB, ratio 1:1');
});
