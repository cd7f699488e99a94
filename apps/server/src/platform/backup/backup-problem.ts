/** A problem with a backup that the caller can fix, described in a sentence. */
export class BackupProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BackupProblem';
  }
}
