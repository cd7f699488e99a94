import type { CompiledMessage } from './format-message.ts';
import type { CompiledMessages } from './translator.ts';

const texts: Record<string, CompiledMessage> = {};

async function fetchTexts(url: string | undefined): Promise<CompiledMessages> {
  if (!url) return texts;
  const answered = await fetch(url);
  // For a version that is gone the answer is a refusal, which is JSON too.
  if (!answered.ok) throw new Error('The texts of this page are gone.');
  return Object.assign(texts, await answered.json());
}

const addresses = (): DOMStringMap => document.documentElement.dataset;

/** The texts that a page shows at once; those loaded later are added. */
export const fetchFirstTexts = (): Promise<CompiledMessages> => fetchTexts(addresses()['messages']);

let coming: Promise<CompiledMessages> | undefined;

/**
 * Loads the texts of everything loaded by `import()` (decision 21); nothing of it is rendered before they are there.
 * If they fail to load, the next component that needs them tries again.
 */
export function fetchLaterTexts(): Promise<CompiledMessages> {
  coming ??= fetchTexts(addresses()['laterMessages']).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}
