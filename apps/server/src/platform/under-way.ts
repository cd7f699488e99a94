/** Takes the answer under a key that is being made, or makes it. */
export type UnderWay<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** Whoever asks the same while it is being answered waits for that answer; nothing is kept beyond it. */
export function underWay<T>(): UnderWay<T> {
  const answers = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = answers.get(key);
    if (known) return known;
    const answer = make().finally(() => answers.delete(key));
    answers.set(key, answer);
    return answer;
  };
}
