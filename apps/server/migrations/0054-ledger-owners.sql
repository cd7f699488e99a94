-- Without a transaction: wallets are opened meanwhile. With each guest that goes the database asks whether an account is
-- the guest's, and would read all of them.
create index concurrently if not exists ledger_accounts_of_owner on ledger_accounts (owner_id) where owner_id is not null;
