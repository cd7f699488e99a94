-- Without a transaction: notifications are written and read meanwhile. A customer's conversations go with the account, and
-- each took its notifications along by reading everybody's: the index before this one has unread ones alone.
create index concurrently if not exists notifications_in_conversation on notifications (conversation_id)
  where conversation_id is not null;
