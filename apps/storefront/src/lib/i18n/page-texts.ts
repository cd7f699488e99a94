import type { CompiledMessage } from './format-message.ts';
import type { CompiledMessages } from './translator.ts';

const texts: Record<string, CompiledMessage> = {};

async function fetchTexts(url: string | undefined): Promise<CompiledMessages> {
  if (!url) return texts;
  const answered = await fetch(url);
  // Of a version that is gone there is a refusal, which is JSON too.
  if (!answered.ok) throw new Error('The texts of this page are gone.');
  return Object.assign(texts, await answered.json());
}

const addresses = (): DOMStringMap => document.documentElement.dataset;

/** The texts of what a page shows at once; those that are fetched later join them. */
export const fetchFirstTexts = (): Promise<CompiledMessages> => fetchTexts(addresses()['messages']);

let coming: Promise<CompiledMessages> | undefined;

/**
 * The texts of all that is fetched by `import()` (decision 21): nothing of it is drawn before they have come. What was
 * lost on the way is asked for again by the next who needs it.
 */
export function fetchLaterTexts(): Promise<CompiledMessages> {
  coming ??= fetchTexts(addresses()['laterMessages']).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}
