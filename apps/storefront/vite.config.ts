import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { asciiOutput } from '../../scripts/building/ascii-code.ts';
import { nameClassesBelow } from './build-steps/class-names.ts';
import { leaveOut } from './build-steps/leave-out/leave-out.ts';
import { addedLanguages, messages } from './build-steps/messages.ts';
import { routesOnce } from './build-steps/routes-once.ts';
import { shellOnce } from './build-steps/shell-once.ts';
import { viewFiles } from './build-steps/view-files.ts';

const sources = fileURLToPath(new URL('src', import.meta.url));

const onEveryPage = /assets\/(framework|shell|rolldown-runtime)-/;

// Parts of the first pages that open dozens of views, or the home of another module.
const opensMuch = /(shell|cards|lists|home)-/;

/**
 * What is on every page need not be named by each that opens something later: names are hashes, which pack badly.
 * What opens much names the styles of it alone; further scripts are found when they come.
 */
function resolveDependencies(
  file: string,
  dependencies: string[],
  { hostId }: { readonly hostId: string },
): string[] {
  const named = dependencies.filter((name) => !onEveryPage.test(name));
  return opensMuch.test(hostId) ? named.filter((name) => name === file || name.endsWith('.css')) : named;
}

/** What goes into one file together; all else is a file of the page or view that needs it. */
const sharedFiles = [
  // What lists, stores and fields are drawn with, in one file: each style sheet of a first page is a round trip.
  {
    name: 'look',
    test: /storefront[\\/]src[\\/](features[\\/](catalog[\\/](cards|hero|lists|search|tiles|home|store|category|campaigns|product)|cart[\\/]quick-add|wishlist|location[\\/]picker)|ui[\\/](stepper|choice|countdown|progress-bar|stars-summary|field|chip|select|segmented-links|scroller|strip|banner-strip|picture-label|lazy|map|facts|list-end))[\\/].*\.module\.css/,
  },
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]/ },
  // What every page draws or asks with: small modules pack better together than each alone, and each
  // file costs a request. Names the files, so that no view that opens later slips in.
  {
    name: 'shell',
    test: /storefront[\\/]src[\\/](lib[\\/](i18n|session|paths|clock|toast|view|format|wire[\\/]domain-discount|head|api[\\/](query-view|packed|guest-when-idle))|ui[\\/](tokens\.css|base\.css|(icon|button|badge|card|columns|form|price|picture|link|skeleton|spinner|error-state|round|loading-bar)[\\/]|class-names|field[\\/]use-early-text|rating[\\/]rating|lazy[\\/]on-demand|(dialog|popover)[\\/](dialog|popover)\.tsx)|app[\\/](document-context|error-page|overlays[\\/](item|cart|wishlist)-overlay\.tsx|shell[\\/](header|logo|menu|footer|theme-button|language-button|language-dialog|market-controls|navigation-bar|late-parts|shell)\.(tsx|module\.css))|features[\\/](cart[\\/]cart-button|wishlist[\\/](index|heart\.|wishlist-button)|modules[\\/](index|module-overlay|module-switcher)|orders[\\/]track-link|location[\\/](header[\\/]location-button|picker[\\/]map-dialog\.tsx)|account[\\/](index|header[\\/]account-button|auth-dialog[\\/]account-dialogs|passkeys[\\/]offer)))/,
  },
  // Every window needs all of it: in files of its own each part would wait for the one that names it, and whatever is
  // shared with checkout would bring checkout along.
  {
    name: 'dialogs',
    test: /storefront[\\/]src[\\/]ui[\\/](dialog[\\/](dialog-view|first-field|hold-focus|open-window|quiet-focus|use-next-page|window-ref|dialog\.module)|pass-focus)/,
  },
  // What calls the API from the browser: pages come without it.
  {
    name: 'calls',
    test: /storefront[\\/]src[\\/]lib[\\/]api[\\/](guest|browser-client|idempotency-key|random-id|request-headers|is-answer|refusal-text|load-failure)\.tsx?|contract[\\/]src[\\/](client|paths)/,
  },
  // Every page looks whether an earlier one left changes of the cart: few need the cart itself for that.
  { name: 'kept-cart', test: /storefront[\\/]src[\\/]features[\\/]cart[\\/](kept-outbox|core[\\/]outbox)/ },
  // What asks and tells on any screen: without a file of its own it would be in that of the cart or of bills.
  {
    name: 'asking',
    test: /storefront[\\/]src[\\/]lib[\\/]api[\\/](use-call|refusal-toasts|put-answer|event-stream|follow-stream|while-visible)|domain[\\/]src[\\/]decision/,
  },
  // Orders, trips and messages make pictures smaller before they send them, too; filters read amounts.
  { name: 'small-picture', test: /storefront[\\/]src[\\/]lib[\\/]picture[\\/]small-picture/ },
  { name: 'amount', test: /storefront[\\/]src[\\/]lib[\\/]form[\\/]read-amount/ },
  // But for the field that chooses, which only partners' forms have.
  {
    name: 'controls',
    test: /storefront[\\/]src[\\/]ui[\\/](field[\\/](?!select)|chip|select|segmented-links)/,
  },
  // Home, every list and the pages of stores share the cards; home and the lists share how lists are drawn.
  {
    name: 'cards',
    test: /storefront[\\/]src[\\/](features[\\/]catalog[\\/]cards|ui[\\/]scroller|app[\\/]overlays[\\/](card-actions|first-interaction))/,
  },
  {
    name: 'lists',
    test: /storefront[\\/]src[\\/](features[\\/]catalog[\\/](hero|lists[\\/](?!price-filter|empty-list)|search[\\/]search-box|tiles[\\/](?!tile-grid|tiles-page))|ui[\\/]strip[\\/])/,
  },
  // The pages of vehicles and providers name the styles of all that they may draw: one name, not ten.
  {
    name: 'rental-look',
    test: /storefront[\\/]src[\\/]features[\\/]rental[\\/](cards|(search|vehicles|providers|details|home|quick-view|results|cart[\\/]adding)[\\/].*)\.module\.css/,
  },
  {
    name: 'item-look',
    test: /storefront[\\/]src[\\/]features[\\/](catalog[\\/]item|reviews[\\/]list)[\\/].*\.module\.css/,
  },
  // The home of parcels is drawn by the server, before its own code comes: its styles are those of sending.
  {
    name: 'parcel-look',
    test: /storefront[\\/]src[\\/]features[\\/]parcel[\\/](home|send)[\\/].*\.module\.css/,
  },
  // The landing page's zones are drawn by the server, before their own code comes.
  {
    name: 'landing-look',
    test: /storefront[\\/]src[\\/]features[\\/]location[\\/](landing|choosing|search)[\\/].*\.module\.css/,
  },
  // Some first pages ask in this way too.
  { name: 'choice', test: /storefront[\\/]src[\\/]ui[\\/]choice/ },
  // What the server draws of checkout.
  {
    name: 'checkout-look',
    test: /storefront[\\/]src[\\/]features[\\/]checkout[\\/](checkout-(skeleton|frame)|section|checkout\.module)/,
  },
  // Days of the market, which cards and checkout count: without a file of their own, cards would bring checkout along.
  { name: 'hours', test: /domain[\\/]src[\\/]hours/ },
  // What waits for a connection.
  { name: 'attempts', test: /storefront[\\/]src[\\/]lib[\\/](attempts|outbox|connection)/ },
  { name: 'guest', test: /storefront[\\/]src[\\/]lib[\\/]address[\\/](guest-contact|forget-guest)/ },
  { name: 'address', test: /storefront[\\/]src[\\/]lib[\\/]address[\\/](?!saved-addresses)/ },
  { name: 'saved-addresses', test: /storefront[\\/]src[\\/]lib[\\/]address[\\/]saved-addresses/ },
  // The profile's menu, which comes before its pages do, brings how they are drawn in its own style sheet.
  { name: 'profile-look', test: /storefront[\\/]src[\\/](ui[\\/]page|app[\\/]profile[\\/]profile\.module)/ },
  // What the server draws of orders and trips, before their own code comes, and of the forms that track one.
  {
    name: 'record-look',
    test: /storefront[\\/]src[\\/]ui[\\/](record-list|live-page|notice|track-form)[\\/].*\.module\.css/,
  },
  // Forms that track an order or a trip show one too, without the rest of a bill.
  { name: 'notice', test: /storefront[\\/]src[\\/]ui[\\/]notice/ },
  // What a bill and its lines are drawn with.
  {
    name: 'bill',
    test: /storefront[\\/]src[\\/](ui[\\/](sum-list|line-list)|lib[\\/]wire)/,
  },
  // The cart as the browser keeps it, which checkout, the drawer and every button that adds to it bring along.
  {
    name: 'cart',
    test: /storefront[\\/]src[\\/](features[\\/]cart[\\/](core[\\/]|use-cart\.ts|browser-core|live|parked-query|checkout-item))/,
  },
  // Checkout is a view of forty modules: on a slow line each file of its own would wait for one of six connections.
  {
    name: 'checkout',
    test: /storefront[\\/]src[\\/](features[\\/](checkout[\\/](?!checkout-(skeleton|frame)|section|.*\.css)|payment[\\/]choice))/,
  },
  // Without a file of its own it rides along with whatever small module a form shares with the first page.
  {
    name: 'forms',
    test: /node_modules[\\/](react-hook-form|@hookform)[\\/]|storefront[\\/]src[\\/]lib[\\/]form[\\/](use-kept-form|use-quiet-form)/,
  },
  // What the server draws of the pages of accounts, and of asking for help.
  {
    name: 'account-look',
    test: /storefront[\\/]src[\\/](features[\\/](account[\\/](account-form|forgot-password)|help)|ui[\\/](code|phone)-field)[\\/.].*module\.css/,
  },
  { name: 'phone', test: /storefront[\\/]src[\\/]ui[\\/]phone-field/ },
  // Signing in is a dozen small steps and their fields: on a slow line each file of its own waits for the one before.
  {
    name: 'auth',
    test: /storefront[\\/]src[\\/]features[\\/]account[\\/](auth-dialog[\\/](?!account-dialogs|auth-dialog\.tsx)|fields|otp|forgot-password[\\/](?!forgot-password-page)|session[\\/]kept-flow|social[\\/]social-start)/,
  },
  { name: 'record-skeletons', test: /storefront[\\/]src[\\/]ui[\\/](record-list|live-page)[\\/].*-skeleton/ },
];

const serverOutput: Plugin = { ...asciiOutput, applyToEnvironment: ({ name }) => name === 'ssr' };

export default defineConfig(({ command }) => ({
  define: { ADDED_LANGUAGES: addedLanguages() },
  plugins: [serverOutput, messages(), leaveOut(), viewFiles(), shellOnce(), routesOnce(), reactRouter()],
  css: {
    modules: { generateScopedName: command === 'build' ? nameClassesBelow(sources) : '[name]__[local]' },
  },
  // light-dark() and nesting reach the browser as written; older targets would be sent a polyfill.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies },
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
              groups: sharedFiles,
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './src/server.ts',
          // One file for all that a start loads: finding and linking 140 took a tenth of it.
          output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } },
        },
      },
      // Self-contained: it starts faster and always holds the production build of React.
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/media': 'http://localhost:3000' } },
}));
