import type { CodeDue } from '../auth-dialog/flow.ts';

/** What a profile sends (PROF-01); what is left out stays as it is. */
export interface ProfileChange {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly image?: File;
  readonly button_type?: 'phone' | 'email' | 'change_password' | '';
  readonly password?: string;
  readonly confirm_password?: string;
}

/** A change as it is sent: at first by itself, then with the proof that it waits for. */
export interface SentChange {
  readonly change: ProfileChange;
  readonly proof?: Readonly<Record<string, string>>;
  /** Only the code is wanted, once more. */
  readonly isAgain?: boolean;
}

/** A code that a change waits for, and the change itself, to be sent again with it. */
export interface Waiting {
  readonly change: ProfileChange;
  readonly due: CodeDue;
}

/**
 * What is waited for once a sent change is answered. Late answers to a dialog that was closed meanwhile open it no more,
 * and leave the one that was opened in its place.
 * @param open what the dialog waits for by now; null once it was closed
 * @param due the code that is due next; null where none is
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
