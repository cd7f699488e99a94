-- What customers say of what they were brought.
create table reviews (
  id uuid primary key,
  item_id uuid not null references items (id),
  store_id uuid not null references stores (id),
  -- Null where the account is gone, and of a demonstration's samples.
  customer_id uuid references customers (id) on delete set null,
  -- A line is reviewed once; null of samples.
  order_line_id uuid unique references order_lines (id),
  rating integer not null check (rating between 1 and 5),
  comment text not null default '',
  -- A sample's text in every language, in place of the comment.
  sample jsonb,
  -- [{name, width, height}]
  pictures jsonb not null default '[]',
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null,
  check ((reply is null) = (replied_at is null)),
  check (num_nonnulls(order_line_id, sample) = 1)
);
create index reviews_of_item on reviews (item_id, created_at desc, id desc);
create index reviews_of_store on reviews (store_id, created_at desc, id desc);
create index reviews_of_customer on reviews (customer_id) where customer_id is not null;

-- How many gave 1, 2, 3, 4 and 5 stars; what rating and rating_count come from. Null until the first review, as long
-- as an import's mean is all that is known.
alter table items add column stars integer[] check (cardinality(stars) = 5);
alter table stores add column stars integer[] check (cardinality(stars) = 5);
