import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { PasswordField } from './password-field.tsx';

const buttonOf = (label: string): string | undefined =>
  /<button.*<\/button>/.exec(
    renderToStaticMarkup(
      <TranslatorContext value={createTranslator('en', {})}>
        <PasswordField label={label} />
      </TranslatorContext>,
    ),
  )?.[0];

test('the button that shows a password is heard with the name of its field: of two passwords both were called Show', () => {
  const heard = ['Password', 'Confirm password'].map((label) => buttonOf(label)?.replace(/<[^>]+>/g, ''));
  expect(heard).toEqual(['account.show\u00a0· Password', 'account.show\u00a0· Confirm password']);
  // The word says what a press does: 'Hide, pressed' would say the opposite.
  expect(buttonOf('Password')).not.toContain('aria-pressed');
});
