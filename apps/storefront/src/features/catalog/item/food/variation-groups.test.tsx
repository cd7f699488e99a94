import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../../lib/session/market.ts';
import { pressOption, startDraft } from '../draft/draft.ts';
import type { DraftState } from '../draft/use-draft.ts';
import { VariationGroups } from './variation-groups.tsx';

const values = ['Tomato', 'Avocado', 'Salmon'].map((label) => ({ label, optionPrice: 0 }));
const toppings = { name: 'Toppings', type: 'multi', min: 2, max: 3, required: true, values } as const;
const item = { foodVariations: [toppings] } as unknown as Parameters<typeof startDraft>[0];

/** The group with so many of its toppings chosen. */
function groupWith(chosen: number): string {
  const draft = Array.from({ length: chosen }).reduce<ReturnType<typeof startDraft>>(
    (last, _topping, at) => pressOption(item, last, 0, at),
    startDraft(item, undefined),
  );
  const state = { draft } as DraftState;
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <MarketContext value={{ config: {} } as Market}>
        <VariationGroups groups={[toppings] as never} state={state} missing={null} />
      </MarketContext>
    </TranslatorContext>,
  );
}

test('a group that wants two choices is ticked off with two: it was with the first', () => {
  const [none, one, two] = [groupWith(0), groupWith(1), groupWith(2)].map(
    (group) => /<legend.*<\/legend>/.exec(group)?.[0],
  );
  expect(none).not.toContain('<svg');
  expect(one).not.toContain('<svg');
  expect(two).toContain('<svg');
});
