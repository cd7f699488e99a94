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

const setsKey = /^\s*(?:export\s+)?[\w.-]+\s*=/;

/** The lines, from 1, that set no key: without a `=`, or with nothing before it. */
export function idleLines(text: string): number[] {
  const values = Object.values(parseEnv(text)).filter((value) => value?.includes('\n'));
  return text.split('\n').flatMap((line, index) => {
    const words = line.trim();
    const isIdle = words !== '' && !words.startsWith('#') && !setsKey.test(line);
    // One in quotes may go over several lines.
    return isIdle && !values.some((value) => value?.includes(words.replace(/["'`]$/, ''))) ? [index + 1] : [];
  });
}

/**
 * What a start says of both: a mistyped one changes nothing, and nobody would be told. Empty where there is none.
 * @param flags of Node, with which the start script names the file
 */
export function unreadKeysText(flags: readonly string[]): string {
  const file = flags.find((one) => one.startsWith(flag))?.slice(flag.length);
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  const [keys, lines] = [unreadKeys(text), idleLines(text)];
  return [
    keys.length > 0 && `Nothing here reads ${keys.join(', ')} of ${file}: .env.example has every key.\n`,
    lines.length > 0 && `What sets nothing in ${file}, as it is not KEY=value: line ${lines.join(', ')}.\n`,
  ]
    .filter(Boolean)
    .join('');
}
