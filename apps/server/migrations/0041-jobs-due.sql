-- jobs_by_kind serves every loop. Servers of before read the whole table while they stay.
drop index jobs_due;
