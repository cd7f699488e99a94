/**
 * PostgreSQL cannot be started, for a reason that the user at the terminal can fix. The message is one or two plain
 * sentences; print it without a stack trace.
 */
export class PostgresStartProblem extends Error {
  override readonly name = 'PostgresStartProblem';
}

/** What to do about a data folder that cannot be opened, because it was copied or damaged. */
export const bringBack =
  'All of the data folder has to be there, and belong to the account that starts it (chown -R). ' +
  'What is damaged comes back from the last backup, into a new DATA_DIR: npm run market -- restore FOLDER.';
