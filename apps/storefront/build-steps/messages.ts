import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../src/lib/i18n/messages');
const moduleName = 'virtual:catalogues';
const resolvedName = `\0${moduleName}`;

interface Catalogue {
  readonly url: string;
  readonly json: string;
}

/** `cart.en.json` { "title": … } becomes the compiled message `cart.title` of English. */
function readCatalogue(language: string): Catalogue {
  const compiled: Record<string, unknown> = {};
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(`.${language}.json`)) continue;
    const namespace = file.slice(0, file.indexOf('.'));
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    for (const [key, message] of Object.entries(messages))
      compiled[`${namespace}.${key}`] = compileMessage(message);
  }
  const json = JSON.stringify(compiled);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return { url: `/assets/messages-${language}-${hash}.json`, json };
}

const readAll = (): Record<string, Catalogue> =>
  Object.fromEntries(['en', 'ar', 'nl', 'fr'].map((language) => [language, readCatalogue(language)]));

/**
 * Compiles the ICU messages at build time, so that no parser reaches a browser.
 * The browser fetches one JSON file, that of its language, under a name made of its content;
 * the server's bundle holds all of them through `virtual:catalogues`.
 */
export function messages(): Plugin {
  return {
    name: 'promenade-messages',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return undefined;
      const entries = Object.entries(readAll()).map(
        ([language, catalogue]) =>
          `${language}: { url: ${JSON.stringify(catalogue.url)}, messages: ${catalogue.json} }`,
      );
      return `export const catalogues = { ${entries.join(', ')} };`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const catalogue of Object.values(readAll())) {
        this.emitFile({ type: 'asset', fileName: catalogue.url.slice(1), source: catalogue.json });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = Object.values(readAll()).find((catalogue) => catalogue.url === request.url);
        if (!found) return next();
        response.setHeader('content-type', 'application/json');
        response.end(found.json);
      });
    },
  };
}
