-- Who turned a parcel round: its sender, or who found nobody at the receiver's door; null of before this was noted, when
-- senders alone did.
alter table orders add column return_by text check (return_by in ('shopper', 'courier', 'operator'));
