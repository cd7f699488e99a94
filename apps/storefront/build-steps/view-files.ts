import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where the build lists them for the service worker. */
export const viewFilesPath = join(import.meta.dirname, '../build/view-files.json');

/** Without these there is no offline page. */
const needed = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/routes/offline.tsx',
  'app/connection/connection-band.tsx',
];

/** What shoppers open, and may want to open offline, most important first. Maps and account forms are not included. */
const views = [
  ...needed,
  'lib/api/queries.tsx',
  'lib/api/browser-client.ts',
  'app/overlays/cart-view.tsx',
  'features/cart/wake-cart.tsx',
  'ui/drawer/drawer-view.tsx',
  'ui/dialog/dialog-view.tsx',
  'ui/toast/toast-list.tsx',
  'app/routes/store.tsx',
  'features/orders/my-orders-view.tsx',
  'features/orders/live-order.tsx',
  'app/routes/my-orders.tsx',
  'app/routes/order.tsx',
  'app/overlays/item-overlay-view.tsx',
  'features/catalog/item/item-query.ts',
  'app/overlays/quick-adder.tsx',
  'app/overlays/quick-add-view.tsx',
  'ui/dialog/alert-dialog-view.tsx',
  'ui/popover/popover-view.tsx',
  'app/connection/open-attempts.tsx',
  'app/routes/checkout.tsx',
  'app/overlays/checkout-view.tsx',
  'features/checkout/checkout-page.tsx',
  'features/cart/guest-dialog.tsx',
  'features/wishlist/heart-view.tsx',
  'features/wishlist/drawer/wishlist-drawer.tsx',
  'app/routes/home.tsx',
  'app/routes/product.tsx',
  'app/shell/menu-view.tsx',
  'lib/api/guest.ts',
];

/** Views that are a page's main content: their files are loaded with the page's own scripts, not after them. */
const ahead: Readonly<Record<string, readonly string[]>> = {
  '/checkout': ['lib/api/queries.tsx', 'app/overlays/checkout-view.tsx'],
};

const virtualAhead = 'virtual:files-ahead';

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

function chunksOf(bundle: Rolldown.OutputBundle): Map<string, Chunk> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The files of views, with everything they need to start. */
function filesOf(bundle: Rolldown.OutputBundle, wanted: readonly string[]): string[] {
  const chunks = chunksOf(bundle);
  const files = new Set<string>();
  const take = (chunk: Chunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) take(chunks.get(name));
  };
  const isOf = (view: string) => (chunk: Chunk) =>
    // A dynamic import may go through a file that only re-exports.
    [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) =>
      (id.split('?')[0] ?? '').endsWith(`storefront/src/${view}`),
    );
  for (const view of wanted) {
    const found = [...chunks.values()].filter(isOf(view));
    if (found.length === 0) throw new Error(`There is no ${view} to keep for when there is no connection.`);
    found.forEach(take);
  }
  return [...files].map((file) => `/${file}`);
}

function filesAhead(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  return Object.fromEntries(Object.entries(ahead).map(([path, wanted]) => [path, filesOf(bundle, wanted)]));
}

/** The result of the browser build, which precedes the server's; nothing outside a build. */
function notedAhead(): unknown {
  if (!existsSync(viewFilesPath)) return {};
  return (JSON.parse(readFileSync(viewFilesPath, 'utf8')) as { ahead: unknown }).ahead;
}

/** Records which files the service worker prefetches, and which ones a page lists in addition to its own. */
export function viewFiles(): Plugin {
  return {
    name: 'promenade-view-files',
    resolveId: (id) => (id === virtualAhead ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${virtualAhead}`) return undefined;
      const isBuild = this.environment.mode === 'build';
      return `export const filesAhead = ${JSON.stringify(isBuild ? notedAhead() : {})};`;
    },
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      mkdirSync(join(viewFilesPath, '..'), { recursive: true });
      const all = Object.keys(bundle).sort();
      writeFileSync(
        viewFilesPath,
        JSON.stringify({
          needed: filesOf(bundle, needed),
          views: filesOf(bundle, views),
          ahead: filesAhead(bundle),
          all,
        }),
      );
    },
  };
}
