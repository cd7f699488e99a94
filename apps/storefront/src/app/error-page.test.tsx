import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../lib/i18n/translator.ts';
import { TranslatorContext } from '../lib/i18n/use-translation.ts';
import { DocumentContext } from './document-context.ts';
import { ErrorPage } from './error-page.tsx';

const drawn = {
  ...{ theme: null, messagesUrl: '', laterMessagesUrl: '', module: null, drawnAtMs: null },
  ...{ handoff: '', firstScript: '', headScript: '', endScript: '', nonce: undefined, landing: null },
};

const messages = {
  'shell.error.title': ['Something went wrong'],
  'shell.error.text': ['Tell us the number below.'],
  'shell.error.again': ['Try again in a moment.'],
  'shell.help': ['Help'],
  'common.tryAgain': ['Try again'],
  'common.requestId': ['Request ', ['id']],
} as const;

const pageOf = (message: string, requestId: string | null = null): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', messages)}>
        <DocumentContext value={{ ...drawn, requestId }}>
          <ErrorPage error={{ status: 500, statusText: '', internal: false, data: { message } }} />
        </DocumentContext>
      </TranslatorContext>
    </MemoryRouter>,
  );

test('a fault says what to do, though its answer has no words: the page left a gap there', () => {
  expect(pageOf('')).toContain('>Try again in a moment.<');
  expect(pageOf('Closed today.')).toContain('>Closed today.<');
});

test('[SYS-13] a number is asked for where there is one, and the page is tried again, as its words advise: it had no button', () => {
  const numbered = pageOf('', 'abc-1');
  expect(numbered).toContain('>Tell us the number below.<');
  expect(numbered).toContain('Request abc-1');
  expect(numbered).toContain('>Try again<');
  expect(pageOf('')).not.toContain('number');
  expect(pageOf('')).toContain('>Help<');
});
