// The arrows of the house, one rule each; scripts/arrows.test.ts proves every one by a fixture that breaks it.

/** Paths are matched from here, so that a fixture tree has the same shape as the real one. */
const SERVER_ROOM = '^apps/server/src/modules/([^/]+)/';
const LOWER_ROOMS =
  '^apps/server/src/modules/(settings|pages|enquiries|zones|geo|accounts|newsletter|addresses|catalog|vehicles|notifications|ledger|coupons|payments|order-record)/';
const UPPER_ROOMS =
  '^apps/server/src/modules/(cart|trip-cart|checkout|orders|parcels|trips|reviews|messages|partners|previews|sitemap|wishlist|files|ops|market|autopilot)/';
const TEST = String.raw`\.(test|spec)\.tsx?$|\.fixture\.ts$`;
const HTTP = String.raw`node_modules/(fastify|@fastify)/|\.routes\.ts$|^apps/server/src/platform/http/(endpoints|error-handler|handler|parse-input|request|serve-call)\.ts$`;

function forbid(name, reason, from, to) {
  return { name, severity: /** @type {const} */ ('error'), comment: reason, from, to };
}

export default /** @satisfies {import('dependency-cruiser').IConfiguration} */ ({
  forbidden: [
    forbid(
      'domain-imports-nothing',
      'packages/domain is pure rules: no library and no other package, so that every rule can be read and tested alone.',
      { path: '^packages/domain/src/', pathNot: TEST },
      { pathNot: '^packages/domain/src/' },
    ),
    forbid(
      'contract-imports-domain-and-zod',
      'packages/contract is what crosses the wire: it may use domain and zod, and nothing that only one side has.',
      { path: '^packages/contract/src/', pathNot: TEST },
      { pathNot: '^packages/(contract|domain)/src/|node_modules/zod/' },
    ),
    forbid(
      'market-knows-no-application',
      'packages/market prepares a city from files; who stores or shows it is not its business.',
      { path: '^packages/market/' },
      { path: '^(apps|e2e|bench)/|^packages/contract/' },
    ),
    forbid(
      'storefront-never-imports-server',
      'Storefront and server meet only in contract and domain: the browser would carry server code and secrets.',
      { path: '^apps/storefront/' },
      { path: '^apps/server/|^packages/market/' },
    ),
    forbid(
      'server-never-imports-storefront',
      'Storefront and server meet only in contract and domain: the server loads the built storefront, not its source.',
      { path: '^apps/server/' },
      { path: '^apps/storefront/' },
    ),
    forbid(
      'server-room-by-its-door',
      'A server room is entered by its index.ts alone, so that what is behind the door can change.',
      { path: SERVER_ROOM },
      {
        path: SERVER_ROOM,
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'platform-by-no-room',
      'The platform carries the rooms and knows none of them.',
      { path: '^apps/server/src/platform/', pathNot: TEST },
      { path: '^apps/server/src/modules/' },
    ),
    forbid(
      'lower-rooms-know-no-upper',
      'Places, accounts, catalog, ledger, coupons and payments are what cart, orders and checkout stand on, never the reverse.',
      { path: LOWER_ROOMS, pathNot: TEST },
      { path: UPPER_ROOMS },
    ),
    forbid(
      'sql-in-repos',
      'SQL lives in *.repo.ts and the database platform: elsewhere a query escapes the review of indexes and locks.',
      {
        path: '^apps/server/src/',
        // events.ts listens on a connection of its own, health.ts asks for select 1.
        pathNot: `${TEST}|\\.(repo|tables)\\.ts$|^apps/server/src/(testing|platform/(database|embedded-postgres))/|platform/(events/events|http/health)\\.ts$`,
      },
      { path: 'node_modules/(pg|kysely)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'use-cases-know-no-http',
      'A use case is called by routes, jobs and tests alike: status codes and requests stay in *.routes.ts.',
      { path: SERVER_ROOM, pathNot: `${TEST}|\\.routes\\.ts$|/index\\.ts$` },
      { path: HTTP },
    ),
    forbid(
      'routes-write-no-sql',
      'A route file pairs each endpoint with one use case and does nothing else; the use case asks the repo.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.(repo|tables)\\.ts$' },
    ),
    forbid(
      'features-are-islands',
      'Storefront features never import each other: they meet in src/app, by slots.',
      { path: '^apps/storefront/src/features/([^/]+)/' },
      { path: '^apps/storefront/src/features/', pathNot: '^apps/storefront/src/features/$1/' },
    ),
    forbid(
      'features-know-no-app',
      'src/app puts the features together; a feature that reaches back makes a circle.',
      { path: '^apps/storefront/src/features/' },
      { path: '^apps/storefront/src/app/' },
    ),
    forbid(
      'ui-and-lib-know-no-feature',
      'src/ui and src/lib are used by every feature and know no business word.',
      { path: '^apps/storefront/src/(ui|lib)/' },
      { path: '^apps/storefront/src/(features|app)/' },
    ),
    forbid(
      'ui-knows-no-contract',
      'src/ui shows what it is given: a component that knows a contract cannot be used for the next one.',
      { path: '^apps/storefront/src/ui/' },
      { path: '^packages/(contract|domain)/' },
    ),
    forbid(
      'product-imports-no-test',
      'Test code and fixtures never ship.',
      { path: '^(apps|packages)/', pathNot: `${TEST}|^apps/server/src/testing/` },
      { path: `${TEST}|^apps/server/src/testing/|^e2e/` },
    ),
    forbid(
      'no-circles',
      'Two files that need each other are one file, or miss a third: a circle hides what depends on what.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'A file that nothing imports and that imports nothing is left over; delete it.',
      {
        orphan: true,
        pathNot: `${TEST}|\\.config\\.(ts|mjs)$|\\.d\\.ts$|^\\.|^(scripts|bench|e2e)/|/index\\.ts$|^packages/domain/|^apps/storefront/public/`,
      },
      {},
    ),
    forbid(
      'imports-resolve',
      'An import that leads nowhere fails at start.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|\\.?/?\\+types/|vite/|geojson$)' },
    ),
    forbid(
      'dependencies-are-declared',
      'A package that package.json of the workspace does not name works by luck, until the next install.',
      { path: '^(apps|packages)/', pathNot: `${TEST}|^apps/server/src/testing/` },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@types/' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\.data|coverage|test-results)/|^scripts/arrow-fixtures/' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
});
