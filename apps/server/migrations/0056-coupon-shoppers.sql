-- Without a transaction: coupons are used meanwhile. Asked of each guest that goes, and of one who signs in.
create index concurrently if not exists coupon_shoppers_of_shopper on coupon_shoppers (shopper_id);
