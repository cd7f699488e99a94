import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { configKeys } from './config.ts';

const flag = '--env-file=';
// Node, PostgreSQL's own programs and the containers of `deploy` read theirs out of the same file; but Node looks for its
// authorities before it opens the file.
const ofOthers = /^(NODE_(?!EXTRA_CA_CERTS$)|PG|POSTGRES_|TZ$)/;

const isRead = (key: string): boolean =>
  ofOthers.test(key) || configKeys.some((known) => key === known.key || key === `${known.key}_FILE`);

/** The keys of a file of the environment that nothing reads. */
export const unreadKeys = (text: string): string[] =>
  Object.keys(parseEnv(text))
    .filter((key) => !isRead(key))
    .sort();

/**
 * What a start says of such keys: a mistyped one changes nothing, and nobody would be told. Empty where there is none.
 * @param flags of Node, with which the start script names the file
 */
export function unreadKeysText(flags: readonly string[]): string {
  const file = flags.find((one) => one.startsWith(flag))?.slice(flag.length);
  const keys = file === undefined ? [] : unreadKeys(readFileSync(file, 'utf8'));
  if (keys.length === 0) return '';
  return `Nothing here reads ${keys.join(', ')} of ${file}: .env.example has every key.\n`;
}
