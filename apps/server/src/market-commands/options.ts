import { parseArgs } from 'node:util';
import { CommandProblem } from './command.ts';

/** Options by name: 'text' takes a value, 'switch' none. */
export type OptionKinds = Readonly<Record<string, 'text' | 'switch'>>;

/** What was given: the values of options, and the words without dashes. */
export interface GivenOptions {
  readonly text: (name: string) => string | undefined;
  readonly on: (name: string) => boolean;
  readonly words: readonly string[];
}

/**
 * Reads what stands behind a command.
 * @param words what the words without dashes are called, in their order; more of them are refused
 */
export function readOptions(
  args: readonly string[],
  kinds: OptionKinds,
  words: readonly string[],
): GivenOptions {
  const { values, positionals } = parse(args, kinds);
  const extra = positionals[words.length];
  if (extra !== undefined) throw new CommandProblem(`'${extra}' is one word too many. ${seeHelp}`);
  return {
    text: (name) => values[name] as string | undefined,
    on: (name) => values[name] === true,
    words: positionals,
  };
}

/** Reads `COMMAND`, or `COMMAND KEY --end | --back`: what is to be ended or had back, where anything is. */
export function readSwitch(
  args: readonly string[],
  command: string,
  keyName: string,
): { readonly key: string | undefined; readonly active: boolean } {
  const { words, on } = readOptions(args, { end: 'switch', back: 'switch' }, [keyName]);
  const [key] = words;
  const [ends, comesBack] = [on('end'), on('back')];
  if (key === undefined ? ends || comesBack : ends === comesBack)
    throw new CommandProblem(`Say ${command} ${keyName} --end, or ${command} ${keyName} --back. ${seeHelp}`);
  return { key, active: comesBack };
}

export const seeHelp = 'npm run market -- help says what can be given.';

function parse(args: readonly string[], kinds: OptionKinds) {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'text' ? 'string' : 'boolean' } as const,
    ]),
  );
  try {
    return parseArgs({ args: withNegativeValues(args), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandProblem(optionSentence(error as Error & { code?: string }));
  }
}

/** '--clip -56.3,-35': a value that begins with a minus is a value all the same. */
function withNegativeValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    if (/^-\d/.test(arg) && last?.startsWith('--') && !last.includes('='))
      joined.push(`${joined.pop()}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function optionSentence({ code, message }: Error & { code?: string }): string {
  const [, option = ''] = /'(-[^' ]*)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}. ${seeHelp}`;
  return `The option ${option} is not given as it should be. ${seeHelp}`;
}
