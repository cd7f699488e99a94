import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { Stepper } from './stepper.tsx';

const nothing = (): void => undefined;

/** Whether the minus and the plus are disabled: 'browser' takes the focus from the one that has it. */
function ends(props: { readonly value: number; readonly increaseDisabled?: boolean }): string[] {
  const markup = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <Stepper label="Wine" onIncrease={nothing} onDecrease={nothing} {...props} />
    </TranslatorContext>,
  );
  return [...markup.matchAll(/<button [^>]*>/g)].map(([button]) => {
    if (/ disabled=/.test(button)) return 'browser';
    return button.includes('aria-disabled="true"') ? 'said' : 'works';
  });
}

test('[ITEM-08] the focus stays on the button that reached an end: it went to the other one, and a press too many counted back', () => {
  expect(ends({ value: 1 })).toEqual(['said', 'works']);
  expect(ends({ value: 2 })).toEqual(['works', 'works']);
  expect(ends({ value: 4, increaseDisabled: true })).toEqual(['works', 'said']);
});

test('[ITEM-08] where nothing can be counted, neither button is a stop for Tab', () => {
  expect(ends({ value: 0, increaseDisabled: true })).toEqual(['browser', 'browser']);
});
