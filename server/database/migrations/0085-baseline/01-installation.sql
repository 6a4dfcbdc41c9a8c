-- The baseline: every table of the platform, grouped by module, in the order of their foreign keys.
--
-- Conventions
--   * Every table with rows of a brand has the brand's code in `merchant`, at the head of its key. Row-level security
--     limits a connection to the rows of its merchant: `protectRows` adds the policy to each table with that column
--     after the migrations (server/database/row-security.ts).
--   * Amounts of money are whole minor units of a currency, `numeric(38, 0)`.
--   * Rates are hundredths of a percent, unless a comment says otherwise.
--   * Keys are UUIDs or names; `seq` orders rows where time does not. The schema does not use LISTEN and
--     NOTIFY, so that it also works in a distributed PostgreSQL.
--   * `texts` has texts by language code, such as {"EN": {"title": "Welcome"}}.

create table installation (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('demo', 'production')),
  started_at timestamptz not null default now()
);
comment on table installation is 'Properties of the whole database: one row, written when a server first starts on it.';

create table secret_fingerprints (
  name text primary key,
  fingerprint bytea not null,
  recorded_at timestamptz not null default now()
);
comment on table secret_fingerprints is 'Digests of the secrets of the first server. A server with other secrets does not start.';

-- Journals are append-only: each has two triggers with this function, and the serving role may only insert and select.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only' using errcode = 'integrity_constraint_violation';
end $$;
