import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, messageOf, type RefusalCode, refusalStatus } from '@promenade/contract/refusals';
import { expect, test } from 'vitest';

const textsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'messages', `partners.${language}.json`), 'utf8'));

test('what the form of partners says of a field, the server says in the same words: it was reworded on the form alone', () => {
  const english = textsIn('en');
  const same = (Object.keys(refusalStatus) as RefusalCode[]).filter(
    (code) => english[`p_${code}`] === messageOf(code, 'en'),
  );
  expect(same).toContain('hours_empty');
  for (const language of languages) {
    const texts = textsIn(language);
    for (const code of same) expect(texts[`p_${code}`], code).toBe(messageOf(code, language));
  }
});
