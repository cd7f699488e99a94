import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messages } from './build-steps/messages.ts';

export default defineConfig(({ command }) => ({
  plugins: [messages(), reactRouter()],
  // A page of cards writes hundreds of class names: the whole hash of file and name would be a tenth of it.
  css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:6]' : '[name]__[local]' } },
  // light-dark() and nesting reach the browser as written; older targets would be sent a polyfill.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // One file for what every page needs and no release of ours changes: it packs better and stays cached.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui[\\/]core)[\\/]/,
                },
                { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]/ },
                // Without a file of its own it rides along with whatever small module a form shares with the first page.
                // What every page draws or asks with: small modules pack better together than each alone, and each
                // file costs a request. Names the files, so that no view that opens later slips in.
                {
                  name: 'shell',
                  test: /storefront[\\/]src[\\/](lib[\\/](i18n|session|paths|toast|view|format|wire|api[\\/](guest|browser-client|new-key|request-headers|query-view))|ui[\\/](icon|button|badge|card|choice|price|rating|picture|lazy|spinner|class-names|empty-state|error-state|(dialog|drawer|popover)[\\/](dialog|alert-dialog|drawer|popover)\.tsx)|app[\\/](document-context|overlays[\\/](item|cart|wishlist)-overlay\.tsx)|features[\\/](cart[\\/]cart-button|wishlist[\\/](index|heart\.|wishlist-button)|account[\\/](index|header[\\/]account-button|auth-dialog[\\/]account-dialogs|passkeys[\\/]offer)))|contract[\\/]src[\\/](client|paths)/,
                },
                { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './src/server.ts' } },
      // One self-contained file: it starts faster and always holds the production build of React.
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/media': 'http://localhost:3000' } },
}));
