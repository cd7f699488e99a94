import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { separator } from './separator.ts';

const root = new URL('../../', import.meta.url);

test('what stands between facts stays with the one before it: at 360 px lines began with a dot', () => {
  expect(separator).toMatch(/^\u00a0/);
  const drawn = globSync('{app,features,ui,lib}/**/*.{tsx,json}', { cwd: root.pathname }).filter(
    (file) => !file.includes('.test.'),
  );
  // What a search engine shows of a page breaks nowhere here.
  const loose = drawn.filter((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .some(
        (line) =>
          line.includes(' · ') && !/description=|<title>|visually-hidden|^\s*(\/\/|\*|\/\*\*)/.test(line),
      ),
  );
  expect(loose).toEqual(['features/catalog/store/store-page.tsx']);
});
