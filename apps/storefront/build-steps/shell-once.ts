import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const known = 'preloadedHrefs.styles.add(link.href)';
const knownWithoutMark =
  'preloadedHrefs.styles.add(link.href.replace(/(\\/assets\\/shell-[^/]*\\.css)#$/, "$1"))';

/**
 * The router names a page's style sheets with a `#` behind, so that a view which comes later takes them for others and
 * brings copies of its own, which stay when the page goes. The shell's never goes; a copy of it would make the browser
 * take its fonts for new ones and lay the whole page out again.
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
