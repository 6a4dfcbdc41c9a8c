-- compatible-from: 0001-tables
-- Keys that begin with the merchant, by which a distributed database distributes the rows.

alter table demo_messages drop constraint demo_messages_pkey, add primary key (merchant, id);
drop index demo_orders_token;
create index demo_orders_token on demo_orders (token_hash);
