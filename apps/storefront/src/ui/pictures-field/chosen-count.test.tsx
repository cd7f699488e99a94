import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { PicturesField } from './pictures-field.tsx';

const texts = { 'common.filesChosen': [['count'], ' chosen'] } as const;

/** What the field says by itself when that changes. */
const said = (count: number): string | undefined =>
  /role="status"[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(
      <TranslatorContext value={createTranslator('en', texts)}>
        <PicturesField
          legend="Pictures"
          most={3}
          addLabel="Add a picture"
          removeLabel={String}
          unreadable=""
          pictures={Array.from({ length: count }, (_, at) => ({ blob: new Blob([]), address: String(at) }))}
          shrink={async (file) => file}
          onChange={() => undefined}
        />
      </TranslatorContext>,
    ),
  )?.[1];

test('of pictures that are chosen it is said how many: nothing was said', () => {
  expect(said(0)).toBe('');
  expect(said(2)).toBe('2 chosen');
});
