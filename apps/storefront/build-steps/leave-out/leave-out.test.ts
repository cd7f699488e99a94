import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leftOut, withoutLeftOut } from './leave-out.ts';

const root = join(import.meta.dirname, '../../../..');
const files = [
  'packages/contract/src/paths/ops.ts',
  ...globSync('node_modules/react-router/dist/production/lib/**/*.js', { cwd: root }),
].map((name) => join(root, name));

describe('what is left out of the browser’s files', () => {
  test.each(leftOut)('$text of $file is there to be left out', ({ file, text }) => {
    const those = files.filter((name) => file.test(name));
    expect(those.some((name) => readFileSync(name, 'utf8').search(text) >= 0)).toBe(true);
  });

  test('functions stay where they are made: only calls of them are replaced', () => {
    const file = 'node_modules/react-router/dist/production/lib/context.js';
    const code = 'function useIsRSCRouterContext() {\n}\nlet rsc = useIsRSCRouterContext();\n';
    expect(withoutLeftOut(file, code)).toBe('function useIsRSCRouterContext() {\n}\nlet rsc = false;\n');
  });

  test('files of nobody’s rule are as they were', () => {
    expect(withoutLeftOut('src/own.ts', 'warning(true);')).toBe('warning(true);');
  });
});
