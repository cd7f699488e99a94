import { expect, test } from 'vitest';
import { atHeadEnd, stylesFirst, withLateScripts } from './late-scripts.ts';

const page = (words: string) =>
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/>` +
  `<link rel="modulepreload" href="/assets/b.js" nonce="n"/><link rel="stylesheet" href="/assets/a.css"/></head>` +
  `<body>${words}<script nonce="n" type="module" async="">import "/assets/a.js";</script><script nonce="n">1</script></body></html>`;

test('a page names its scripts, and fetches none by itself', () => {
  expect(withLateScripts(atHeadEnd(page('<p>Words</p>')))).toBe(
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><p>Words</p>' +
      '<script type="text/plain" id="late" nonce="n" data-ahead="/assets/a.js /assets/b.js">import "/assets/a.js";</script>' +
      '<script nonce="n">1</script></body></html>',
  );
});

test('a page names what it cannot do without beside its own scripts, each once', () => {
  expect(
    withLateScripts(atHeadEnd(page('')), [
      '/assets/b.js',
      '/assets/view.js',
      '/assets/a.css',
      '/assets/view.css',
    ]),
  ).toContain('data-ahead="/assets/a.js /assets/b.js /assets/view.js /assets/view.css"');
});

test('a page hears when the last of its code does not come, which no element tells', () => {
  const begins =
    '<script type="module">import "/assets/a.js";\n  import("/assets/entry.js");</script><script>import("/b");</script>';
  expect(withLateScripts(atHeadEnd(`<html><head></head><body>${begins}</body></html>`))).toContain(
    'import "/assets/a.js";\n  import("/assets/entry.js").catch(beginAnew);</script><script>import("/b");</script>',
  );
});

test('what a shop writes is left as it is', () => {
  const words = '<p>&lt;script type=&quot;module&quot;&gt; type="module"</p>';
  expect(withLateScripts(atHeadEnd(page(words)))).toContain(words);
});

test('a text without scripts stays as it is', () => {
  expect(withLateScripts(atHeadEnd('<p>Words</p>'))).toBe('<p>Words</p>');
});

test('style sheets are asked for before pictures, which would hold every connection', () => {
  const picture = '<link rel="preload" as="image" href="/media/a.webp" fetchPriority="high"/>';
  const style = '<link rel="stylesheet" href="/assets/a.css"/>';
  expect(stylesFirst(`<html><head>${picture}<title>A</title>${style}`)).toBe(
    `<html><head><title>A</title>${style}${picture}`,
  );
});
