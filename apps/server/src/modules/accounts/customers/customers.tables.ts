import type { Generated } from 'kysely';

/** A customer as stored. `phone_digits` is what two spellings of a number have in common. */
export interface CustomerRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phone_digits: string | null;
  /** Argon2id; null where the customer signs in without a password. */
  readonly password_hash: string | null;
  readonly image: string | null;
  readonly email_verified: boolean;
  readonly phone_verified: boolean;
  /** False: an operator has blocked the customer. */
  readonly active: boolean;
  readonly created_at: Date;
}

/** Who brought whom: the database makes a customer's own code. */
export interface ReferralColumns {
  readonly ref_code: Generated<string>;
  /** Null once the referrer's account is deleted. */
  readonly referred_by: Generated<string | null>;
  readonly was_referred: Generated<boolean>;
}

/** Since when an operator keeps the customer out, and why, in the operator's words. */
export interface BlockColumns {
  readonly blocked_at: Generated<Date | null>;
  readonly blocked_why: Generated<string>;
}

/** Tables of guests and customers. */
export interface CustomerTables {
  shoppers: {
    id: string;
    guest_key_hash: Buffer | null;
    created_at: Date;
    /** Retention of a guest without data; meaningless for customers. */
    kept_until: Generated<Date>;
    /** The customer that a guest has signed in as last. */
    signed_in_as: Generated<string | null>;
  };
  customers: CustomerRow & ReferralColumns & BlockColumns;
  customer_interests: { customer_id: string; category_id: string };
}
