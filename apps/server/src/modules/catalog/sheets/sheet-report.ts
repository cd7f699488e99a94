/** An export or import that cannot be done; the message is for the person who asked. Nothing was written. */
export class SheetRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SheetRefused';
  }
}

/** What one row of a sheet came to. */
export interface SheetChange {
  readonly line: number;
  /** The store's own number, else the link. */
  readonly name: string;
  /** Names of the columns that say something else than before; all of a new item's that are filled in. */
  readonly columns: readonly string[];
}

/** What an import did, or would do. With rejected rows nothing is written. */
export interface SheetReport {
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
  readonly added: readonly SheetChange[];
  readonly changed: readonly SheetChange[];
  /** Rows that change nothing. */
  readonly left: number;
  /** Items of the sheet's stores that no row names; they stay as they are. */
  readonly unnamed: number;
}
