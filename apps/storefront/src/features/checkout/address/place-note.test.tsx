import { Refusal } from '@promenade/contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { PlaceNote } from './place-note.tsx';

const noteOf = (code: string): string => {
  const message = 'The address is 3.6 km outside the delivery zone.';
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <PlaceNote refusal={new Refusal(422, { errors: [{ code, message }], message } as never)} />
    </TranslatorContext>,
  );
};

test('an address that is not delivered to says so where it stands: it was said three screens below', () => {
  expect(noteOf('out_of_zone')).toContain('3.6 km outside');
  expect(noteOf('no_zone')).toContain('3.6 km outside');
  expect(noteOf('minimum_order')).toBe('');
});
