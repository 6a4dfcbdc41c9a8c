-- Addresses, policy and games of each vendor of a brand. Where name, categories, launch_url or api_url is null, the
-- value of the platform's catalogue applies.
alter table vendors
  add column name text,
  add column categories text[],
  add column launch_url text,
  add column api_url text,
  add column catalogue_url text,
  add column policy jsonb,
  add column games_version integer not null default 0,
  add column removed_at timestamptz,
  add constraint vendors_removed_is_disabled check (removed_at is null or not enabled);
comment on column vendors.name is 'The name that players see; null: that of the platform''s catalogue.';
comment on column vendors.categories is 'Categories in which it has games; null: those of the platform''s catalogue.';
comment on column vendors.launch_url is 'Origin of its games in a browser; null: that of the platform''s catalogue.';
comment on column vendors.api_url is 'Base URL of its API; null: that of the platform''s catalogue.';
comment on column vendors.catalogue_url is 'URL from which its list of games is fetched; null: the vendor sends the list itself.';
comment on column vendors.policy is 'Values of its policy that differ from the platform''s catalogue.';
comment on column vendors.games_version is 'Increases with every change of its games; 0 if it has never listed any.';
comment on column vendors.removed_at is 'When it was removed. Its bets and keys are kept.';

create table vendor_games (
  merchant text not null,
  id text not null,
  vendor text not null,
  position integer not null,
  game jsonb not null,
  listed boolean not null,
  picture_url text,
  picture text,
  picture_from text,
  primary key (merchant, id),
  foreign key (merchant, vendor) references vendors (merchant, vendor)
);
create index vendor_games_by_vendor on vendor_games (merchant, vendor);
comment on table vendor_games is 'Games that vendors have listed for a brand, in the vendor''s order.';
comment on column vendor_games.game is 'Its entry in the catalogue, without the vendor.';
comment on column vendor_games.listed is 'Whether the vendor still lists it. The names of former games are kept for records of play.';
comment on column vendor_games.picture_url is 'URL of its picture at the vendor.';
comment on column vendor_games.picture is 'Digest of its picture; null: a picture drawn by the server.';
comment on column vendor_games.picture_from is 'The URL from which `picture` was fetched. If `picture_url` differs, the picture is fetched again.';

create table vendor_pictures (
  merchant text not null,
  digest text not null,
  small bytea not null,
  large bytea not null,
  stored_at timestamptz not null default now(),
  primary key (merchant, digest)
);
comment on table vendor_pictures is 'Pictures of vendors'' games as WebP, by the SHA-256 digest of what the vendor sent.';
comment on column vendor_pictures.small is '360 by 480 pixels.';
comment on column vendor_pictures.large is '720 by 960 pixels.';

create table vendor_syncs (
  merchant text not null,
  vendor text not null,
  started_at timestamptz not null,
  synced_at timestamptz,
  error text,
  primary key (merchant, vendor),
  foreign key (merchant, vendor) references vendors (merchant, vendor)
);
comment on table vendor_syncs is 'The last sync of each vendor''s list of games, fetched from the vendor or sent by it.';
comment on column vendor_syncs.synced_at is 'Time of the last successful sync.';
comment on column vendor_syncs.error is 'Why the last fetch failed, or how many games the last sync rejected, with the first reason.';
