/** Something about a backup that whoever asked for it can set right, in a sentence. */
export class BackupProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BackupProblem';
  }
}
