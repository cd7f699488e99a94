import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../i18n/translator.ts';
import { TranslatorContext } from '../i18n/use-translation.ts';
import { PayButton } from './pay-button.tsx';

const drawn = (disabled: boolean): string =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <PayButton method="cash_on_delivery" disabled={disabled}>
        Send it
      </PayButton>
    </TranslatorContext>,
  );

test('the button that pays keeps the focus while it cannot be pressed, such as offline: a browser took it', () => {
  expect(drawn(true)).toContain('aria-disabled="true"');
  expect(drawn(true)).not.toContain(' disabled');
  expect(drawn(false)).not.toContain('disabled');
});
