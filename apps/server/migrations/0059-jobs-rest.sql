-- Since when work rests that has failed for two days: it is tried again when an operator says so. Its time lies beyond all
-- others, so that servers of before pass it by too.
alter table jobs add column rests_since timestamptz;
