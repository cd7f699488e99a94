/**
 * Licences that a library may have, whether it is part of the product or a build tool. None requires the product to
 * be under it too.
 */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'PostgreSQL', 'Unlicense', 'Zlib'],
]);

/** Exceptions, by package and licence, with the reason. */
const EXCEPTIONS = [
  [
    /^@img\/sharp-(libvips|win32|wasm32)/,
    'LGPL-3.0-or-later',
    'libvips: a shared library that anybody can exchange',
  ],
  [/^axe-core$/, 'MPL-2.0', 'runs in tests alone, unchanged'],
  [
    /^lightningcss(-|$)/,
    'MPL-2.0',
    'packs style sheets while the storefront is built, unchanged; not shipped',
  ],
  [/^argparse$/, 'PSF-2.0', "Python's own permissive licence; reads the command lines of tools"],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'tables of browsers, read while the storefront is built; not shipped'],
];

/** Packages without a licence in package.json, and where they state it. */
const SAID_ELSEWHERE = new Map([
  ['@mapbox/sphericalmercator', ['BSD-3-Clause', 'its LICENSE.md']],
  ['png-js', ['MIT', 'its LICENSE']],
]);

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The licences of which one (`OR`) or all (`AND`) apply. No package nests parentheses. */
function isAllowed(name, expression) {
  const bare = expression.replaceAll(/[()]/g, '').trim();
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(name, one));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((one) => isAllowed(name, one));
  return ALLOWED.has(bare) || EXCEPTIONS.some(([names, licence]) => licence === bare && names.test(name));
}

/** The licence problems of a lockfile, one per line. */
export function findLicenceProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, { license, link, optional }]) => {
    if (!path.includes('node_modules/') || link) return [];
    const name = nameOf(path);
    const [said] = SAID_ELSEWHERE.get(name) ?? [license];
    // Programs of other platforms are locked by name and version; they are the same program as this platform's.
    if (said === undefined) return optional ? [] : [`${name}: says no licence`];
    return isAllowed(name, said) ? [] : [`${name}: ${said} is not in the list of licences`];
  });
}
