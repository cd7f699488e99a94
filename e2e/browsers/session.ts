/** A browser, whichever way it is reached: what it is asked is the same. */
export interface Session {
  /** Its own name and version. */
  readonly browser: string;
  /** What it has written to its console as an error; nothing where it does not tell. */
  readonly errors: readonly string[];
  readonly open: (url: string) => Promise<void>;
  /** The answer of a function, given as text, in the page; arguments and answer are JSON. */
  readonly ask: <Answer>(text: string, ...args: readonly unknown[]) => Promise<Answer>;
  /** Presses and keys as somebody at the machine makes them ("Actions" of W3C WebDriver, alike in both protocols). */
  readonly act: (sources: readonly object[]) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}
