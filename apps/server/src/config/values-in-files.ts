import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

function readValue(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
}

/**
 * The environment with what stands in files: `KEY_FILE` names one that holds the value of `KEY`, as a secret of a
 * container or of systemd comes, so that it shows in no list of processes and no inspection of a container.
 * @returns the values, and what is wrong with the files; no value is ever said
 */
export function withValuesInFiles(
  env: Env,
  keys: readonly string[],
): { readonly env: Env; readonly wrong: readonly string[] } {
  const wrong: string[] = [];
  const values = new Map(Object.entries(env));
  for (const key of keys) {
    const path = env[`${key}_FILE`];
    if (path === undefined) continue;
    const value = readValue(path);
    if (env[key] !== undefined) wrong.push(`${key}_FILE: ${key} is set as well; leave one of them out`);
    else if (value === undefined) wrong.push(`${key}_FILE: ${path} cannot be read`);
    else if (value === '') wrong.push(`${key}_FILE: ${path} is empty`);
    else values.set(key, value);
  }
  return { env: Object.fromEntries(values), wrong };
}
