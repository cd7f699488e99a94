/** Looks through a file that somebody sent, for malware. */
export interface FileScanner {
  /**
   * The name of what was found; undefined if nothing was.
   * @throws if the scanner cannot be asked, or does not answer in time
   */
  readonly scan: (bytes: Uint8Array) => Promise<string | undefined>;
}
