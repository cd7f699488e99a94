/** All Node code is one program: checking the API's types takes seconds, and every program does it again. */
const PROGRAMS = ['packages/domain', 'apps/storefront', 'tsconfig.node.json'];

/**
 * Each additional checker of a program repeats most of the others' work, and two programs keep two cores busy.
 * Everything read is needed to the end: nothing can be collected earlier.
 */
const ALONE = { args: ['--checkers', '1'], env: { GOGC: 'off', GOMEMLIMIT: '3GiB' } };

/** Each is one check: it passes if the program exits with 0. */
export const CHECKS = [
  ...PROGRAMS.map((path) => ({
    name: `types of ${path}`,
    program: 'tsc',
    args: ['--project', path, ...ALONE.args],
    env: ALONE.env,
  })),
  {
    name: 'lint and format',
    program: 'biome',
    args: ['ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'styles name no physical side', program: 'stylelint', args: ['apps/storefront/src/**/*.css'] },
  {
    name: 'arrows',
    program: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'bench'],
  },
  { name: 'dead code', program: 'knip', args: [] },
  { name: 'sizes', program: 'node', args: ['scripts/check-sizes.mjs'] },
  { name: 'translations', program: 'node', args: ['scripts/check-translations.mjs'] },
  { name: 'acceptance list', program: 'node', args: ['scripts/spec.mjs', '--check'] },
  { name: 'requirements of security', program: 'node', args: ['scripts/asvs.mjs', '--check'] },
  { name: 'limits of calls', program: 'node', args: ['scripts/limits.mjs', '--check'] },
  { name: 'licences of libraries', program: 'node', args: ['scripts/check-licences.mjs'] },
  { name: 'no secret in a file', program: 'node', args: ['scripts/check-secrets.mjs'] },
  { name: '.env.example', program: 'node', args: ['scripts/env-example.mjs', '--check'] },
];

/** The longest: it begins first. */
export const BUILDS = { name: 'builds', program: 'node', args: ['scripts/build.mjs'] };

/** These read the output of the storefront's build. */
export const CHECKS_OF_THE_BUILD = [
  { name: 'bytes of the first page', program: 'node', args: ['scripts/check-bytes.mjs'] },
];
