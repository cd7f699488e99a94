import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../lib/i18n/translator.ts';
import { TranslatorContext } from '../lib/i18n/use-translation.ts';
import { type Closed, ClosedPage } from './closed-page.tsx';

const messages = {
  'pages.maintenanceTitle': ['Back soon'],
  'pages.maintenanceText': ['Closed.'],
  'pages.maintenanceUntil': ['Until ', ['time'], '.'],
  'pages.maintenanceAgain': ['Try again'],
} as const;

function pageOf(closed: Closed): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/store/pasta?module_id=1']}>
      <TranslatorContext value={createTranslator('en', messages)}>
        {createElement(ClosedPage, closed)}
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test('says the operator’s words, and until when by the market’s clock, whose hours run to 24 as on every page', () => {
  const text = pageOf({
    message: 'New ovens.',
    until: '2026-06-17T21:30:00.000Z',
    timeZone: 'America/Montevideo',
  });
  expect(text).toContain('<h1');
  expect(text).toContain('New ovens. Until June 17, 2026 at 18:30.');
  expect(text).not.toContain('Closed.');
  expect(text).toContain('noindex');
});

test('without words of the operator’s and without an end the usual words stand, and a link tries again', () => {
  const text = pageOf({ message: '', until: null, timeZone: 'UTC' });
  expect(text).toContain('>Closed.<');
  expect(text).not.toContain('Until');
  expect(text).toMatch(/<a [^>]*href="\/store\/pasta"/);
});
