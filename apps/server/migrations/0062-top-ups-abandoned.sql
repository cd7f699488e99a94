-- Without a transaction: payments are made meanwhile. Each hour asks which top-ups nobody paid, a season ago.
create index concurrently if not exists payments_abandoned on payments (updated_at)
  where purpose = 'wallet' and state in ('failed', 'expired', 'replaced') and arrived_minor = 0
    and offline_method is null;
