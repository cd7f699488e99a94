import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptNamer } from './named-scripts.ts';

const nameScripts = scriptNamer('mark');
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a script of ours is named by its hash, wherever its mark stands; the mark is not sent', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js" nonce="mark"/><script nonce="mark">let ñ="é"</script></head>' +
    '<script type="text/plain" nonce="mark" id="late">import "/a.js";</script><script async="" nonce="mark" src="/b.js"></script>';
  const { text, hashes } = nameScripts(page);
  expect(hashes).toEqual([hashOf('let ñ="é"'), hashOf('import "/a.js";')]);
  expect(text).not.toContain('mark');
  expect(text).toContain('<script>let ñ="é"</script>');
});

test('a script without the mark, or with a guessed one, is named nowhere', () => {
  const page =
    '<script>steal()</script><script nonce="marks">steal()</script><script type="application/json">{}</script>';
  expect(nameScripts(page)).toEqual({ text: page, hashes: [] });
});
