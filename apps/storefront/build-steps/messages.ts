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
      const entries = Object.entries(readCatalogues()).map(
        ([language, catalogue]) =>
          `${JSON.stringify(language)}: { url: ${JSON.stringify(catalogue.url)}, messages: ${catalogue.json} }`,
      );
      return `export const catalogues = { ${entries.join(', ')} };`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const catalogue of Object.values(readCatalogues())) {
        this.emitFile({ type: 'asset', fileName: catalogue.url.slice(1), source: catalogue.json });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = Object.values(readCatalogues()).find((catalogue) => catalogue.url === request.url);
        if (!found) return next();
        response.setHeader('content-type', 'application/json');
        response.end(found.json);
      });
    },
  };
}
