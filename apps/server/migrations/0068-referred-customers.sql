-- Whether a customer came by a friend's code: the first order's discount stays when the friend's account is deleted,
-- and with it who it was.
alter table customers add column was_referred boolean not null default false;
update customers set was_referred = true where referred_by is not null;
