import type { Plugin } from 'vite';
import { readAddedLanguages, readCatalogues } from './catalogues.ts';

const moduleName = 'virtual:catalogues';
const resolvedName = `\0${moduleName}`;

/** What every page knows of the added languages: their names, not their texts. */
export const addedLanguages = (): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(readAddedLanguages()).map(([code, { name, base, hidden }]) => [
        code,
        { name, base, hidden },
      ]),
    ),
  );

const textFiles = () => Object.values(readCatalogues()).flatMap(({ first, later }) => [first, later]);

/**
 * Compiles the ICU messages at build time, so that no browser needs the parser. The browser fetches two JSON files of
 * its language, named by content hash: the texts of its page at once, the others later. The server's bundle contains
 * all of them through `virtual:catalogues`.
 */
export function messages(): Plugin {
  return {
    name: 'promenade-messages',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return undefined;
      const entries = Object.entries(readCatalogues()).map(
        ([language, { first, later }]) =>
          `${JSON.stringify(language)}: { firstUrl: ${JSON.stringify(first.url)}, laterUrl: ${JSON.stringify(later.url)}, messages: { ...${first.json}, ...${later.json} } }`,
      );
      return `export const catalogues = { ${entries.join(', ')} };`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { url, json } of textFiles()) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: json });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.includes('messages-')) return next();
        const found = textFiles().find(({ url }) => url === request.url);
        if (!found) return next();
        response.setHeader('content-type', 'application/json');
        response.end(found.json);
      });
    },
  };
}
