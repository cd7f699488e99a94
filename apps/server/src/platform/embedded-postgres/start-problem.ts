/**
 * PostgreSQL cannot be started, for a reason the person at the terminal can remove.
 * The message is one or two plain sentences; print it without a stack trace.
 */
export class PostgresStartProblem extends Error {
  override readonly name = 'PostgresStartProblem';
}
