-- When what people read of a store or an item last changed: what a sitemap tells. Counts of orders, stars and stock
-- change all day and are none of it.
alter table stores add column changed_at timestamptz not null default now();
alter table items add column changed_at timestamptz not null default now();

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger store_changed before update on stores for each row
  when ((old.slug, old.name, old.kind, old.description, old.address, old.logo, old.cover, old.active, old.opening_hours)
    is distinct from
    (new.slug, new.name, new.kind, new.description, new.address, new.logo, new.cover, new.active, new.opening_hours))
  execute function note_change();
create trigger item_changed before update on items for each row
  when ((old.slug, old.name, old.description, old.image, old.images, old.price_minor, old.discount_type, old.discount_value,
      old.active, old.variation_groups, old.variations, old.unit, old.brand_id, old.gtin)
    is distinct from
    (new.slug, new.name, new.description, new.image, new.images, new.price_minor, new.discount_type, new.discount_value,
      new.active, new.variation_groups, new.variations, new.unit, new.brand_id, new.gtin))
  execute function note_change();
