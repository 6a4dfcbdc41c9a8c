-- Module site: the settings of each brand. Module games: its vendors. Module brands: its last good files.

create table sites (
  merchant text primary key,
  maintenance boolean not null default false,
  local_country text not null,
  currency text not null,
  exponent integer not null,
  registration_bonus numeric(38, 0) not null,
  seeded_at timestamptz not null default now(),
  content_seeded boolean not null default false,
  gtag_id text,
  folder text,
  single_wallet boolean not null default true,
  bonus_turnover integer not null default 0,
  bonus_days integer,
  time_zone text not null default 'UTC',
  adjustment_limit numeric(38, 0) not null default 0,
  content_digest text
);
comment on table sites is 'Settings of each brand that a server has ever served.';
comment on column sites.local_country is 'The country of visitors on the server''s own machine and in private networks.';
comment on column sites.exponent is 'Decimal places of the currency.';
comment on column sites.registration_bonus is 'Minor units.';
comment on column sites.content_seeded is 'Whether announcements, help topics and ranks have been written.';
comment on column sites.gtag_id is 'Google tag id of the brand''s analytics.';
comment on column sites.folder is 'The merchant folder whose merchant.json has the brand''s code.';
comment on column sites.single_wallet is 'Whether one balance serves all vendors.';
comment on column sites.bonus_turnover is 'Wagering requirement of the registration bonus, as a multiple of its amount.';
comment on column sites.bonus_days is 'Days until the registration bonus expires; null: never.';
comment on column sites.time_zone is 'The IANA time zone in which the brand''s days are counted.';
comment on column sites.adjustment_limit is 'Minor units: the largest correction of a player''s money that one operator can make alone.';
comment on column sites.content_digest is 'Digest of the content that was applied last.';

create table flags (
  merchant text not null,
  flag text not null,
  enabled boolean not null,
  primary key (merchant, flag)
);
comment on table flags is 'Flags of brands, such as MANPLAYREB3.';

create table register_rules (
  merchant text not null,
  field text not null,
  enabled boolean not null,
  required boolean not null,
  pattern text,
  accepted_pattern text,
  min_length integer,
  max_length integer,
  primary key (merchant, field)
);
comment on table register_rules is 'Rules of the registration form, by field.';

create table restricted_countries (
  merchant text not null,
  country text not null,
  primary key (merchant, country)
);
comment on table restricted_countries is 'Countries whose visitors are blocked.';

create table vendors (
  merchant text not null,
  vendor text not null,
  enabled boolean not null,
  position double precision not null,
  channels text[],
  client_types integer[],
  primary key (merchant, vendor)
);
comment on table vendors is 'Game vendors that a brand offers, by the vendor''s code.';
comment on column vendors.channels is 'Sales channels that its games are for; null: all.';
comment on column vendors.client_types is 'Client types that its games are for; null: all.';

create table resources (
  merchant text not null,
  kind text not null,
  url text not null,
  label_en text not null,
  label_cn text not null,
  primary key (merchant, kind)
);
comment on table resources is 'URLs that a brand links to.';

create table customer_services (
  merchant text not null,
  kind text not null,
  title text not null,
  path text not null,
  primary key (merchant, kind)
);
comment on table customer_services is 'Ways to reach customer service.';

create table site_editions (
  merchant text primary key,
  edition bigint not null
);
comment on table site_editions is 'A number that rises with every change of the tables above, so that one query tells a server which brands to read again.';

create function raise_site_edition() returns trigger language plpgsql as $$
begin
  insert into site_editions (merchant, edition) select distinct merchant, 1 from changed order by merchant
  on conflict (merchant) do update set edition = site_editions.edition + 1;
  return null;
end $$;

-- Each of these tables raises the edition after inserts, updates and deletes: <table>_<event>_raises_site_edition.
do $$
declare
  watched text;
begin
  foreach watched in array array['sites', 'flags', 'register_rules', 'restricted_countries', 'vendors', 'resources', 'customer_services'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function raise_site_edition()', watched || '_insert_raises_site_edition', watched);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function raise_site_edition()', watched || '_update_raises_site_edition', watched);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function raise_site_edition()', watched || '_delete_raises_site_edition', watched);
  end loop;
end $$;

-- Returns the date of a moment in a time zone. SQL computes only dates, not the moment at which a day begins: if clocks
-- go back over midnight, `at time zone` returns the second of the two midnights.
create function day_in(zone text, moment timestamptz) returns date language sql stable
  return (moment at time zone zone)::date;

-- Returns the date of a moment in a brand's time zone.
create function day_of(moment timestamptz, brand text) returns date language sql stable
  return day_in(coalesce((select s.time_zone from sites s where s.merchant = brand), 'UTC'), moment);

create table brand_files (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  content bytea not null
);
comment on table brand_files is 'Contents of brand files by their SHA-256, of all brands: a file that several brands extend is stored once.';

create table brand_revisions (
  merchant text primary key references sites (merchant) on delete cascade,
  folder text not null,
  version text not null,
  domains text[] not null,
  saved_at timestamptz not null default now()
);
comment on table brand_revisions is 'The last good revision of each brand, with which a server starts if the brand''s folder has mistakes.';
comment on column brand_revisions.folder is 'The brand''s folder.';
comment on column brand_revisions.version is 'Changes with every change of a file of the revision.';

create table brand_revision_files (
  merchant text not null references brand_revisions (merchant) on delete cascade,
  folder text not null,
  path text not null,
  digest text not null references brand_files (digest),
  primary key (merchant, folder, path)
);
comment on table brand_revision_files is 'The files of a revision, including those of the merchants that it extends.';
create index brand_revision_files_by_digest on brand_revision_files (digest);
