-- Payment gateways of each brand, in addition to the server's gateway, and the removal of deposit channels.
create table payment_gateways (
  merchant text not null,
  gateway text not null,
  url text not null,
  enabled boolean not null,
  removed_at timestamptz,
  primary key (merchant, gateway),
  constraint payment_gateways_removed_is_disabled check (removed_at is null or not enabled)
);
comment on table payment_gateways is 'Payment gateways that a brand has connected.';
comment on column payment_gateways.url is 'Base URL of its API.';
comment on column payment_gateways.enabled is 'Whether it takes new orders; open orders are finished in any case.';
comment on column payment_gateways.removed_at is 'When it was removed. Deposits refer to it.';

create table payment_gateway_keys (
  merchant text not null,
  gateway text not null,
  id text not null,
  sealed bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz,
  primary key (merchant, gateway, id),
  foreign key (merchant, gateway) references payment_gateways (merchant, gateway)
);
comment on table payment_gateway_keys is 'The keys that a brand and its gateways sign with, encrypted to the platform''s key.';
comment on column payment_gateway_keys.ends_at is 'When it is no longer accepted; null for the current key.';
create unique index payment_gateway_keys_current on payment_gateway_keys (merchant, gateway) where ends_at is null;

alter table deposit_channels
  add column gateway text,
  add column removed_at timestamptz,
  add constraint deposit_channels_removed_is_disabled check (removed_at is null or not enabled);
comment on column deposit_channels.gateway is 'The gateway of the brand that takes the payments; null: that of the server.';
comment on column deposit_channels.removed_at is 'When the channel was removed. The row is kept, because deposits refer to its title.';

alter table deposits
  add column gateway text,
  add constraint deposits_gateway foreign key (merchant, gateway) references payment_gateways (merchant, gateway);
comment on column deposits.gateway is 'The brand''s gateway that handles the payment; null: the server''s gateway, or a bank transfer.';
comment on column deposit_payments.payment is 'The gateway''s id of the payment; for a gateway of the brand, prefixed with its code and a colon.';
