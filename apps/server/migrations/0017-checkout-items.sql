-- What a shopper means to order at once, past the cart (ITEM-09): one line of a module, replaced by the next.
create table checkout_items (
  shopper_id uuid not null references shoppers (id),
  module_id uuid not null references modules (id),
  -- As a line of a cart has them.
  id uuid not null unique,
  item_id uuid not null references items (id),
  model text not null check (model in ('Item', 'ItemCampaign')),
  choice_key text not null,
  quantity integer not null check (quantity between 1 and 9999),
  unit_price_minor bigint not null,
  selections jsonb not null default '[]',
  variation text,
  add_ons jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (shopper_id, module_id)
);
