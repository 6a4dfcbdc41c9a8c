-- compatible-from: 0088-vendor-connections
-- Counts the requests from one address to all servers, for rate limits. The table is unlogged: a crash resets it.

create unlogged table request_counts (
  merchant text not null,
  subject bytea not null,
  count integer not null,
  began_at timestamptz not null,
  seconds integer not null,
  primary key (merchant, subject)
);
comment on table request_counts is 'Requests within a window of time, by the keyed hash of a limit and an address. Servers reserve several at once.';
comment on column request_counts.merchant is 'The brand, or * for the admin API and for hosts that belong to no brand.';
comment on column request_counts.count is 'Requests that the servers have reserved within the window.';
