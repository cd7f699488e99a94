/**
 * Why a file is no source of map objects. The caller says it in the reader's own language.
 * - `not-found`: no such file, or no leave to read it
 * - `empty`: no bytes at all
 * - `unknown-format`: neither tiles, PBF, OSM XML nor GeoJSON; or not what its name says
 * - `unknown-compression`: packed in a way that is not read here (zip, xz, lzma, lz4 …)
 * - `truncated`: ends in the middle
 * - `damaged`: does not follow its own format
 * - `not-supported`: a correct file of a kind that is not read here (history, change sets, another character set)
 * - `entities`: an XML file with a document type, the place where entity bombs are declared
 * - `too-deep`: nested deeper than any map file
 * - `too-large`: an object, or what a small file unpacks to, beyond any bound
 * - `no-objects`: readable, but with nothing in it
 */
export type UnreadableProblem =
  | 'not-found'
  | 'empty'
  | 'unknown-format'
  | 'unknown-compression'
  | 'truncated'
  | 'damaged'
  | 'not-supported'
  | 'entities'
  | 'too-deep'
  | 'too-large'
  | 'no-objects';

/** Where in the file, and what was met there, as far as it is known. */
export type UnreadableWhere = {
  /** Bytes from the start, before unpacking. */
  offset?: number;
  /** From 1, after unpacking. */
  line?: number;
  /** A word of the format itself, never prose: 'zip', 'LZMA', 'HistoricalInformation'. */
  detail?: string;
};

/** Thrown by `openReader`, and by a reader's batches where the fault shows only then. Nothing was lost or written. */
export class UnreadableFile extends Error {
  readonly problem: UnreadableProblem;
  readonly where: UnreadableWhere;

  constructor(problem: UnreadableProblem, where: UnreadableWhere = {}, cause?: unknown) {
    super([problem, ...Object.entries(where).map(([key, value]) => `${key} ${value}`)].join(', '), { cause });
    this.name = 'UnreadableFile';
    this.problem = problem;
    this.where = where;
  }
}
