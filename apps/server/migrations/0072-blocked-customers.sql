-- Since when an operator keeps a customer out, and why (decision 54). Whoever is kept out is not `active` either, which
-- is all that servers of before look at.
alter table customers add column blocked_at timestamptz, add column blocked_why text not null default '';
