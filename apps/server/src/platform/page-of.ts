/** Part of a list. */
export interface Page {
  readonly limit: number;
  /** Page number, from 1. */
  readonly offset: number;
}

/** The rows of a page of a list that is short enough to be read whole. */
export const pageOf = <Row>(rows: readonly Row[], { limit, offset }: Page): Row[] =>
  rows.slice((offset - 1) * limit, offset * limit);
