/**
 * Why a file cannot be read as map objects. The caller translates it.
 * - `not-found`: no such file, or no permission to read it
 * - `empty`: no bytes at all
 * - `unknown-format`: neither tiles, PBF, OSM XML nor GeoJSON; or not what its name says
 * - `unknown-compression`: compressed in an unsupported format (zip, xz, lzma, lz4 …)
 * - `truncated`: ends in the middle
 * - `damaged`: does not follow its own format
 * - `not-supported`: a valid file of an unsupported kind (history, change sets, another character set)
 * - `entities`: an XML file with a document type, which could declare an entity bomb
 * - `too-deep`: nested deeper than any map file
 * - `too-large`: an object, or the unpacked file, exceeds the limits
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

/** The position in the file and what was found there, as far as known. */
export type UnreadableWhere = {
  /** Bytes from the start, before unpacking. */
  offset?: number;
  /** From 1, after unpacking. */
  line?: number;
  /** A word of the format itself, never prose: 'zip', 'LZMA', 'HistoricalInformation'. */
  detail?: string;
};

/** Thrown by `openReader`, and by a reader's batches if the problem is found later. Nothing was lost or written. */
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
