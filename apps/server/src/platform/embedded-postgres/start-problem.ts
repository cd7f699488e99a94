/**
 * PostgreSQL cannot be started, for a reason the person at the terminal can remove.
 * The message is one or two plain sentences; print it without a stack trace.
 */
export class PostgresStartProblem extends Error {
  override readonly name = 'PostgresStartProblem';
}

/** What whoever stands before a data folder that does not open can do, copied ones and damaged ones. */
export const bringBack =
  'All of the data folder has to be there, and belong to the account that starts it (chown -R). ' +
  'What is damaged comes back from the last backup, into a new DATA_DIR: npm run market -- restore FOLDER.';
