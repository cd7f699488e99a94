import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { SocialButtons } from './social-buttons.tsx';

const media = ['google', 'facebook', 'apple'] as const;

test('each provider’s button has its mark, which is looked for first: they were told apart by their words alone', () => {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TranslatorContext value={createTranslator('en', {})}>
        <SocialButtons media={media} />
      </TranslatorContext>
    </QueryClientProvider>,
  );
  const marks = page.match(/<svg.*?<\/svg>/g) ?? [];
  expect(new Set(marks).size).toBe(media.length);
  // The button's words name it.
  expect(marks.filter((mark) => !mark.includes('aria-hidden="true"'))).toEqual([]);
});
