-- stores_counted says all that this one did.
drop index stores_in_zone;
