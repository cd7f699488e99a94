import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const messages = 'apps/storefront/src/lib/i18n/messages';

// The server's texts and the storefront's words meet nowhere else: neither imports the other.
test.each(['en', 'ar', 'fr', 'nl'])(
  'the privacy policy named buttons that the profile does not have: %s',
  (language) => {
    const policy = readFileSync(
      join(root, 'apps/server/src/modules/pages/texts', language, 'privacy-policy.md'),
      'utf8',
    );
    const words = JSON.parse(readFileSync(join(root, messages, `account.${language}.json`), 'utf8'));
    for (const key of ['profileSettings', 'export', 'deleteAccount']) expect(policy).toContain(words[key]);
  },
);
