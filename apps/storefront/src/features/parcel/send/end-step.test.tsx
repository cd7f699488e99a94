import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { noEnd } from './draft.ts';
import { EndStep } from './end-step.tsx';

const nothing = () => undefined;
const NoPicker = () => null;

function stepOf(country_picker_status: number): string {
  const config = { country: 'UY', country_calling_code: '598', country_picker_status };
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={{ config } as unknown as Market}>
          <EndStep
            name="receiver"
            number={2}
            end={noEnd}
            problems={{}}
            PlacePicker={NoPicker}
            onChange={nothing}
          />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test('[SYS-15] [CHK-10] the country of a receiver’s number can be picked where the market lets it be: the form had none', () => {
  expect(stepOf(0)).toMatch(/<select[^>]*disabled=""/);
  expect(stepOf(1)).toMatch(/<select(?![^>]*disabled)/);
  // A browser fills in its owner's number, and the receiver is somebody else.
  expect(stepOf(1)).toMatch(/<input[^>]*type="tel"[^>]*autoComplete="off"/i);
});
