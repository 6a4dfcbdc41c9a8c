-- compatible-from: 0001-tables
-- Primary keys begin with merchant, the column by which a distributed database distributes the rows. A unique index
-- must contain this column, so the index on the token hash is no longer unique.

alter table demo_messages drop constraint demo_messages_pkey, add primary key (merchant, id);
drop index demo_orders_token;
create index demo_orders_token on demo_orders (token_hash);
