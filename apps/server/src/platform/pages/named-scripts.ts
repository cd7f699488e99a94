import { hash } from 'node:crypto';

/** A page's text as it is sent, and the hashes by which its policy names the scripts that are part of it. */
export interface NamedScripts {
  readonly text: string;
  /** Of CSP level 3: `sha256-` and base64. */
  readonly hashes: readonly string[];
}

/** Takes marked scripts for ours: the mark is a random text that nobody who writes into a page can know. */
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
