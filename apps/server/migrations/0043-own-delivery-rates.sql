-- What a store that delivers itself charges, as domain/pricing/delivery-fee.ts has it; null: its zone's rates.
alter table stores add column delivery_rates jsonb check (delivery_rates ->> 'kind' in ('per_km', 'fixed'));
