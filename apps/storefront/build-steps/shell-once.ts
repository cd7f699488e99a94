import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const known = 'preloadedHrefs.styles.add(link.href)';
const knownWithoutMark =
  'preloadedHrefs.styles.add(link.href.replace(/(\\/assets\\/shell-[^/]*\\.css)#$/, "$1"))';

/**
 * The router appends a `#` to the addresses of a page's style sheets, so that a view loaded later takes them for
 * others and adds copies of its own, which stay when the page is left. The shell's sheet is always there; a copy of
 * it would make the browser treat its fonts as new and lay out the whole page again.
 */
export function shellOnce(): Plugin {
  return {
    name: 'promenade-shell-once',
    apply: 'build',
    transform(code, id) {
      if (id !== helper || this.environment.name !== 'client') return undefined;
      if (!code.includes(known))
        this.error('Views are preloaded in another way than the shell is kept single by.');
      return { code: code.replace(known, () => knownWithoutMark), map: null };
    },
  };
}
