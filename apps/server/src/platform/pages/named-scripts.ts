import { hash } from 'node:crypto';

/** A page's HTML, and the hashes of its inline scripts for its content security policy. */
export interface NamedScripts {
  readonly text: string;
  /** In the format of CSP level 3: `sha256-` and base64. */
  readonly hashes: readonly string[];
}

/** Recognises our own scripts by a mark, a random text that an author of page content cannot know. */
export function scriptNamer(mark: string): (written: string) => NamedScripts {
  const attribute = ` nonce="${mark}"`;
  const marked = new RegExp(`<script[^>]*${attribute}[^>]*>([^]*?)</script>`, 'g');
  return (written) => {
    const texts = [...written.matchAll(marked)].map(([, text = '']) => text).filter((text) => text !== '');
    return {
      text: written.replaceAll(attribute, ''),
      hashes: texts.map((text) => `sha256-${hash('sha256', text, 'base64')}`),
    };
  };
}
