-- A key's answer is written into the row that claimed it: half of each page is left for that. Where it did not fit (a third
-- of them), the row moved to another page, and both indexes had a second entry for it.
alter table idempotency_keys set (fillfactor = 50);
-- Sealed answers cannot be compressed: PostgreSQL tried with each that is longer than 2 KB.
alter table idempotency_keys alter column sealed_reply set storage external;
