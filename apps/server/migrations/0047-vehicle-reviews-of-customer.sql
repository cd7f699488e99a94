-- Without a transaction: trips are reviewed meanwhile. An export and a deleted account had read every review.
create index concurrently if not exists vehicle_reviews_of_customer on vehicle_reviews (customer_id)
  where customer_id is not null;
