-- Without a transaction: people apply meanwhile. Each hour asks which were refused long ago.
create index concurrently if not exists partner_applications_refused on partner_applications (decided_at)
  where status = 'refused';
