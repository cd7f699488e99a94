import type { CodeDue } from '../auth-dialog/flow.ts';

/** The fields of a profile update (PROF-01); absent ones stay as they are. */
export interface ProfileChange {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly image?: Blob;
  readonly button_type?: 'phone' | 'email' | 'change_password' | '';
  readonly password?: string;
  readonly confirm_password?: string;
}

/** A change as it is sent: first by itself, then with the verification that it requires. */
export interface SentChange {
  readonly change: ProfileChange;
  readonly proof?: Readonly<Record<string, string>>;
  /** Only the code is requested, once more. */
  readonly isAgain?: boolean;
}

/** A code that a change waits for, and the change itself, to be sent again with it. */
export interface Waiting {
  readonly change: ProfileChange;
  readonly due: CodeDue;
}

/**
 * What is waited for after the answer to a change. Late answers to a dialog that was closed meanwhile do not reopen
 * it, and do not affect one opened instead.
 * @param open what the dialog waits for by now; null once it was closed
 * @param due the code that is required next; null if none is
 */
export function waitingAfter(
  open: Waiting | null,
  { change, proof, isAgain }: SentChange,
  due: CodeDue | null,
): Waiting | null {
  const isOfDialog = proof !== undefined || isAgain;
  if (isOfDialog && open?.change !== change) return open;
  return due && { change, due };
}
