-- Messages: what customers and stores, couriers and the market's support write to each other.

-- One of a customer with each store, each courier and support. Whoever writes, or reads up to a message, holds its row.
create table conversations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  counterpart text not null check (counterpart in ('store', 'courier', 'support')),
  store_id uuid references stores (id) on delete cascade,
  courier_id uuid references couriers (id) on delete cascade,
  -- The number given last: messages are numbered without a gap, so that every reader sees one order.
  last_number integer not null default 0 check (last_number >= 0),
  -- Up to which number each side has read.
  customer_read integer not null default 0 check (customer_read between 0 and last_number),
  counterpart_read integer not null default 0 check (counterpart_read between 0 and last_number),
  -- When something was written last, and when anything changed, a read mark too.
  last_at timestamptz not null,
  changed_at timestamptz not null,
  constraint counterpart_is_named check (
    (counterpart = 'store') = (store_id is not null) and (counterpart = 'courier') = (courier_id is not null)
  ),
  constraint one_conversation unique nulls not distinct (customer_id, counterpart, store_id, courier_id)
);
create index conversations_of_store on conversations (store_id, last_at desc) where store_id is not null;
create index conversations_of_courier on conversations (courier_id, last_at desc) where courier_id is not null;
create index conversations_of_support on conversations (last_at desc) where counterpart = 'support';
create index conversations_by_age on conversations (last_at desc);
create index conversations_changed_of_store on conversations (store_id, changed_at desc) where store_id is not null;
create index conversations_changed_of_courier on conversations (courier_id, changed_at desc)
  where courier_id is not null;
create index conversations_changed_of_support on conversations (changed_at desc) where counterpart = 'support';

create table messages (
  conversation_id uuid not null references conversations (id) on delete cascade,
  number integer not null check (number > 0),
  -- Made by whoever sent it: a repeat is the same message.
  message_id uuid not null,
  side text not null check (side in ('customer', 'counterpart')),
  body text not null check (char_length(body) <= 2000),
  -- A demonstration's own answer, whose words are written for whoever reads them.
  automatic boolean not null default false,
  -- [{name, width, height}], names in the private storage.
  pictures jsonb not null default '[]' check (jsonb_array_length(pictures) <= 3),
  order_id uuid references orders (id),
  trip_id uuid references trips (id),
  created_at timestamptz not null,
  primary key (conversation_id, number),
  constraint message_once unique (conversation_id, message_id),
  constraint about_one_thing check (num_nonnulls(order_id, trip_id) <= 1)
);
create index messages_of_order on messages (order_id) where order_id is not null;
create index messages_of_trip on messages (trip_id) where trip_id is not null;

-- One that somebody wrote is told of; at most one of a conversation is unread.
alter table notifications
  add column conversation_id uuid references conversations (id) on delete cascade;
create index notifications_of_conversation on notifications (conversation_id)
  where conversation_id is not null and read_at is null;

alter table notification_choices
  drop constraint notification_choices_matter_check,
  add constraint notification_choices_matter_check
    check (matter in ('receipt', 'progress', 'trouble', 'refund', 'wallet', 'message'));
