import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../lib/i18n/translator.ts';
import { TranslatorContext } from '../lib/i18n/use-translation.ts';
import { ErrorPage } from './error-page.tsx';

const messages = {
  'shell.error.title': ['Something went wrong'],
  'shell.error.text': ['Try again in a moment.'],
  'shell.help': ['Help'],
} as const;

const pageOf = (message: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', messages)}>
        <ErrorPage error={{ status: 500, statusText: '', internal: false, data: { message } }} />
      </TranslatorContext>
    </MemoryRouter>,
  );

test('a fault says what to do, though its answer has no words: the page left a gap there', () => {
  expect(pageOf('')).toContain('>Try again in a moment.<');
  expect(pageOf('Closed today.')).toContain('>Closed today.<');
});
