-- Like every other index of this kind: what is written is put down in it at once, not in a list that every search reads
-- from beginning to end.
alter index vehicles_by_name set (fastupdate = off);
select gin_clean_pending_list('vehicles_by_name');
