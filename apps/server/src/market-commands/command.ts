import type { OpenMarket, OpenOptions } from '../open-market.ts';
import type { BackupSource } from '../platform/backup/index.ts';

/** How a command opens its market. */
export interface OpeningOptions extends Pick<OpenOptions, 'mayMigrate' | 'copies'> {
  /** It fills a market: there need be none yet where DATA_DIR points. */
  readonly mayBeNew?: boolean;
}

/** How a command of `npm run market` was called. */
export interface CommandCall {
  /** What stands behind the command's name. */
  readonly args: readonly string[];
  /** Where the person stands: paths are from here. */
  readonly folder: string;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WritableStream;
  /** Whether anything was ever opened where the environment points. */
  readonly hasMarket: () => boolean;
  /** Opens the market that the environment names, and closes it when the work is done. */
  readonly withMarket: <T>(work: (market: OpenMarket) => Promise<T>, options?: OpeningOptions) => Promise<T>;
  /** Reaches the database and the files of that market as they are, beside a server that runs. */
  readonly withDatabase: <T>(work: (source: BackupSource) => Promise<T>) => Promise<T>;
}

/** Answers the exit code: 0 when all is well. */
export type MarketCommand = (call: CommandCall) => Promise<number>;

/** Something that the person at the terminal can set right, in a sentence. */
export class CommandProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CommandProblem';
  }
}
