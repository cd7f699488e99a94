import { StrictMode, startTransition, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { requestGuestWhenIdle } from '../lib/api/guest-when-idle.ts';
import { notePageTime } from '../lib/clock/market-clock.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { fetchFirstTexts } from '../lib/i18n/page-texts.ts';
import { createTranslator } from '../lib/i18n/translator.ts';
import { TranslatorContext } from '../lib/i18n/use-translation.ts';
import type { Theme } from '../lib/session/visit.ts';
import { here, reloadHere, stepNotes, takeLostStep } from '../lib/view/lost-step.ts';
import { DocumentContext, type DocumentParts } from './document-context.ts';

const { lang, dataset } = document.documentElement;
const parts: DocumentParts = {
  theme: (dataset['theme'] as Theme | undefined) ?? null,
  messagesUrl: dataset['messages'] ?? '',
  laterMessagesUrl: dataset['laterMessages'] ?? '',
  module: dataset['module'] ?? null,
  drawnAtMs: null,
  requestId: dataset['requestId'] ?? null,
  handoff: '',
  firstScript: '',
  headScript: '',
  endScript: '',
  nonce: undefined,
  landing: null,
};
notePageTime(dataset);
// Only the page's own language is sent, and hydration uses the same one.
const messages = await fetchFirstTexts();

/**
 * Whether Back or Forward have changed the address: until the router is told, the page shown belongs to another one.
 */
const isOfAnother = (): boolean => window.writtenFor !== here();

const loadIts = (): void => {
  if (isOfAnother()) reloadHere();
};

const never = new Promise<never>(() => undefined);

/**
 * The router reads the address on its first render. Until the page has been loaded completely, the browser reports no
 * change of the address by Back, so it is checked once more here.
 */
function Router() {
  const [isLate] = useState(isOfAnother);
  if (!isLate) return <HydratedRouter instrumentations={[stepNotes]} />;
  reloadHere();
  return use(never);
}

/** From here on the router follows the address itself. */
function Hydrated() {
  useEffect(() => removeEventListener('popstate', loadIts), []);
  return null;
}

const hydrate = () =>
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext value={parts}>
        <TranslatorContext value={createTranslator(lang as Language, messages)}>
          <Router />
          <Hydrated />
        </TranslatorContext>
      </DocumentContext>
    </StrictMode>,
  );

if (isOfAnother()) reloadHere();
else if (!takeLostStep()) {
  addEventListener('popstate', loadIts);
  startTransition(() => void hydrate());
}

requestGuestWhenIdle();
