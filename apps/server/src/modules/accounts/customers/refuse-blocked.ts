import { refuse } from '../../../platform/errors.ts';
import type { CustomerRow } from './customers.tables.ts';

/**
 * Refuses a customer whom an operator has blocked (decision 54). Ask it once the caller has shown by a password, a code or
 * a key whose account it is: strangers are answered as about any other account.
 */
export function refuseBlocked({ active }: Pick<CustomerRow, 'active'>): void {
  if (!active) refuse('account_blocked');
}
