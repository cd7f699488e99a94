import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const packages: Record<string, Entry> = JSON.parse(readFileSync(path, 'utf8')).packages;

/** Node looks for a package beside its user, then in every folder above. */
function isLocked(user: string, name: string): boolean {
  if (packages[`${user ? `${user}/` : ''}node_modules/${name}`]) return true;
  return user !== '' && isLocked(dirname(user) === '.' ? '' : dirname(user), name);
}

// npm leaves an optional package out of the lock when its registry does not have it, and then `npm ci` refuses the
// lock everywhere. An entry with name, version and platform alone (no integrity) is enough, and is skipped elsewhere.
test('every dependency of every package is locked, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(([user, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(user, name))
      .map((name) => `${user} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock names no registry', () => {
  expect(Object.values(packages).filter(({ link, resolved }) => resolved?.includes('://') && !link)).toEqual(
    [],
  );
});
