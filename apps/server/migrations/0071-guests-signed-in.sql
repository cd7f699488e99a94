-- As whom a guest has signed in last, and how often: a request that was identified before knows by it whose it is now
-- (decision 53). No reference: deleting an account would look for its guests.
alter table shoppers add column signed_in_as uuid, add column sign_ins integer not null default 0;
