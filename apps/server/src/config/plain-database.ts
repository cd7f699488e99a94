import { isOfThisMachine } from '../platform/this-machine.ts';

const keys = ['DATABASE_URL', 'DATABASE_SESSION_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'] as const;

/** Whether an address, as the driver reads it, leads to another machine without TLS or without a look at its certificate. */
function isPlain(text: string): boolean {
  // A host may stand behind the `?` alone.
  const url = URL.parse(
    text
      .trim()
      .replace('@/', '@none/')
      .replace(/:\/\/\//, '://none/'),
  );
  // What cannot be read is told of elsewhere.
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  const asked = url.searchParams;
  const named = asked.get('host') ?? decodeURIComponent(url.hostname);
  if (isOfThisMachine(named === 'none' ? '' : named)) return false;
  const checked = ['verify-ca', 'verify-full'];
  // With it the driver reads `require` as libpq does: encrypted, by whomever.
  if (asked.get('uselibpqcompat') !== 'true') checked.push('require');
  return !checked.includes(asked.get('sslmode') ?? '');
}

/** Which addresses of the database carry what shoppers say through a network in the clear, where nobody has allowed it. */
export function plainDatabases(given: Readonly<Record<string, string | undefined>>): string[] {
  if (given['DATABASE_PLAINTEXT'] === 'allowed') return [];
  return keys
    .filter((key) => (given[key] ?? '').split(',').some((one) => one.trim() !== '' && isPlain(one)))
    .map(
      (key) =>
        `${key}: leads to another machine without TLS; add sslmode=verify-full (and sslrootcert=FILE for an authority of your own), or set DATABASE_PLAINTEXT=allowed where the network between is yours alone`,
    );
}
