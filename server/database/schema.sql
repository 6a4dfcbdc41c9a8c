-- The schema of a database after all migrations, written by `npm run schema`; a test checks that it is up to date. To change a
-- table, add a migration. The tables of the job queue are left out: pg-boss creates them.

CREATE OR REPLACE FUNCTION assert_raffle_chances()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
begin
  if (select sum(chance) from raffle_prizes where merchant = new.merchant and activity = new.activity) > 10000 then
    raise exception 'the chances of the raffle % add up to more than 10000, which violates the constraint "raffle_prizes_chances"', new.activity
      using errcode = 'check_violation', constraint = 'raffle_prizes_chances', table = 'raffle_prizes';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_days(brand text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
declare
  zone text;
begin
  select s.time_zone into zone from sites s where s.merchant = brand;
  zone := coalesce(zone, 'UTC');
  delete from money_days where merchant = brand;
  delete from play_days where merchant = brand;
  insert into money_days (merchant, account, currency, day, purpose, credited, debited, internal, movements)
  select m.merchant, m.account, m.currency, day_in(zone, m.at) as day, m.purpose,
    sum(greatest(m.amount, 0)), sum(greatest(-m.amount, 0)), sum(m.internal), count(*)
  from movements m where m.merchant = brand
  group by m.merchant, m.account, m.currency, day, m.purpose;
  insert into play_days (merchant, account, currency, day, vendor, category,
    placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
  select b.merchant, b.account, b.currency, b.day, b.vendor, b.category,
    sum(b.placed), sum(b.placed_stake), sum(b.ended), sum(b.ended_stake), sum(b.ended_win),
    sum(b.returned), sum(b.returned_stake), sum(b.settled), sum(b.settled_stake), sum(b.settled_win)
  from (
    select merchant, account, currency, day_in(zone, placed_at) as day, vendor, category, 1 as placed, stake as placed_stake,
      case when state = 'settled' then 1 else 0 end as ended,
      case when state = 'settled' then stake else 0 end as ended_stake,
      case when state = 'settled' then win else 0 end as ended_win,
      case when state = 'rolled-back' then 1 else 0 end as returned,
      case when state = 'rolled-back' then stake else 0 end as returned_stake,
      0 as settled, 0 as settled_stake, 0 as settled_win
    from bets where merchant = brand
    union all
    select merchant, account, currency, day_in(zone, settled_at), vendor, category, 0, 0, 0, 0, 0, 0, 0, 1, stake, win
    from bets where merchant = brand and state = 'settled'
  ) b
  group by b.merchant, b.account, b.currency, b.day, b.vendor, b.category;
end $function$;

CREATE OR REPLACE FUNCTION day_in(zone text, moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN ((moment AT TIME ZONE zone))::date;

CREATE OR REPLACE FUNCTION day_of(moment timestamp with time zone, brand text)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN day_in(COALESCE((SELECT s.time_zone FROM sites s WHERE (s.merchant = day_of.brand)), 'UTC'::text), moment);

CREATE OR REPLACE FUNCTION distribute_by_merchant(new_table regclass)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
declare
  is_distributed boolean;
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute 'select exists (select from pg_dist_partition where logicalrelid = $1)' into is_distributed using to_regclass('sites');
    if is_distributed then
      perform set_config('citus.multi_shard_modify_mode', 'sequential', true);
      execute 'select create_distributed_table($1, ''merchant'', colocate_with => ''sites'')' using new_table;
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION increment_site_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
declare
  brand text;
begin
  for brand in select distinct merchant from changed order by merchant loop
    insert into site_revisions (merchant, revision) values (brand, 1)
    on conflict (merchant) do update set revision = site_revisions.revision + 1;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION insert_movements()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
declare
  lines record;
  movement record;
begin
  for lines in
    select merchant, array_agg(transfer order by seq) as transfers, array_agg(account order by seq) as accounts, array_agg(seq order by seq) as seqs,
      array_agg(amount order by seq) as amounts, array_agg(created_at order by seq) as moments
    from added group by merchant order by merchant
  loop
    for movement in
      select m.owner, m.seq, m.transfer, m.currency, t.purpose, m.amount, case when m.amount = 0 then m.credited else 0 end as internal, m.at
      from (
        select a.merchant, a.owner, e.transfer, a.currency, min(e.seq) as seq, min(e.at) as at, sum(e.amount) as amount,
          coalesce(sum(e.amount) filter (where e.amount > 0), 0) as credited
        from unnest(lines.transfers, lines.accounts, lines.seqs, lines.amounts, lines.moments) as e (transfer, account, seq, amount, at)
          join ledger_accounts a on a.merchant = lines.merchant and a.id = e.account
        where a.owner is not null
        group by a.merchant, a.owner, e.transfer, a.currency
      ) m join transfers t on t.merchant = m.merchant and t.id = m.transfer
      where t.merchant = lines.merchant
      order by m.seq
    loop
      insert into movements (merchant, account, seq, transfer, currency, purpose, amount, internal, at)
      values (lines.merchant, movement.owner, movement.seq, movement.transfer, movement.currency, movement.purpose, movement.amount,
        movement.internal, movement.at);
    end loop;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
begin
  raise exception 'the journal is append-only' using errcode = 'integrity_constraint_violation';
end $function$;

CREATE OR REPLACE FUNCTION refuse_imbalance()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
declare
  total numeric;
  currencies bigint;
begin
  select sum(e.amount), count(distinct a.currency) into total, currencies
    from entries e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
    where e.merchant = new.merchant and e.transfer = new.transfer;
  if total <> 0 then
    raise exception 'the entries of a transfer must sum to zero' using errcode = 'integrity_constraint_violation';
  end if;
  if currencies > 1 then
    raise exception 'the entries of a transfer must be of one currency' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION sum_changed_bets()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
declare
  brand text;
  zone text;
  sums record;
begin
  for brand in select distinct merchant from added order by merchant loop
    lock table play_days in row exclusive mode;
    select s.time_zone into zone from sites s where s.merchant = brand;
    zone := coalesce(zone, 'UTC');
    for sums in
      with counted as (
        select *, 1 as sign from added where merchant = brand
        union all
        select *, -1 from before where merchant = brand
      )
      select b.account, b.currency, b.day, b.vendor, b.category,
        sum(b.placed) as placed, sum(b.placed_stake) as placed_stake, sum(b.ended) as ended, sum(b.ended_stake) as ended_stake,
        sum(b.ended_win) as ended_win, sum(b.returned) as returned, sum(b.returned_stake) as returned_stake,
        sum(b.settled) as settled, sum(b.settled_stake) as settled_stake, sum(b.settled_win) as settled_win
      from (
        select account, currency, day_in(zone, placed_at) as day, vendor, category, sign as placed, sign * stake as placed_stake,
          case state when 'settled' then sign else 0 end as ended,
          case state when 'settled' then sign * stake else 0 end as ended_stake,
          case state when 'settled' then sign * win else 0 end as ended_win,
          case state when 'rolled-back' then sign else 0 end as returned,
          case state when 'rolled-back' then sign * stake else 0 end as returned_stake,
          0 as settled, 0 as settled_stake, 0 as settled_win
        from counted
        union all
        select account, currency, day_in(zone, settled_at), vendor, category, 0, 0, 0, 0, 0, 0, 0, sign, sign * stake, sign * win
        from counted where state = 'settled'
      ) b
      group by b.account, b.currency, b.day, b.vendor, b.category
      having sum(b.placed) <> 0 or sum(b.placed_stake) <> 0 or sum(b.ended) <> 0 or sum(b.ended_stake) <> 0
        or sum(b.ended_win) <> 0 or sum(b.returned) <> 0 or sum(b.returned_stake) <> 0
        or sum(b.settled) <> 0 or sum(b.settled_stake) <> 0 or sum(b.settled_win) <> 0
      order by b.account, b.currency, b.day, b.vendor, b.category
    loop
      insert into play_days as d (merchant, account, currency, day, vendor, category,
        placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
      values (brand, sums.account, sums.currency, sums.day, sums.vendor, sums.category,
        sums.placed, sums.placed_stake, sums.ended, sums.ended_stake, sums.ended_win, sums.returned, sums.returned_stake,
        sums.settled, sums.settled_stake, sums.settled_win)
      on conflict (merchant, account, currency, day, vendor, category) do update set
        placed = d.placed + excluded.placed,
        placed_stake = d.placed_stake + excluded.placed_stake,
        ended = d.ended + excluded.ended,
        ended_stake = d.ended_stake + excluded.ended_stake,
        ended_win = d.ended_win + excluded.ended_win,
        returned = d.returned + excluded.returned,
        returned_stake = d.returned_stake + excluded.returned_stake,
        settled = d.settled + excluded.settled,
        settled_stake = d.settled_stake + excluded.settled_stake,
        settled_win = d.settled_win + excluded.settled_win;
    end loop;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION sum_movements()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
declare
  brand text;
  zone text;
  sums record;
begin
  for brand in select distinct merchant from added order by merchant loop
    lock table money_days in row exclusive mode;
    select s.time_zone into zone from sites s where s.merchant = brand;
    zone := coalesce(zone, 'UTC');
    for sums in
      select m.account, m.currency, day_in(zone, m.at) as day, m.purpose, sum(greatest(m.amount, 0)) as credited,
        sum(greatest(-m.amount, 0)) as debited, sum(m.internal) as internal, count(*) as movements
      from added m where m.merchant = brand
      group by m.account, m.currency, day, m.purpose
      order by m.account, m.currency, day, m.purpose
    loop
      insert into money_days as d (merchant, account, currency, day, purpose, credited, debited, internal, movements)
      values (brand, sums.account, sums.currency, sums.day, sums.purpose, sums.credited, sums.debited, sums.internal, sums.movements)
      on conflict (merchant, account, currency, day, purpose) do update set
        credited = d.credited + excluded.credited,
        debited = d.debited + excluded.debited,
        internal = d.internal + excluded.internal,
        movements = d.movements + excluded.movements;
    end loop;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION sum_new_bets()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
declare
  brand text;
  zone text;
  sums record;
begin
  for brand in select distinct merchant from added order by merchant loop
    lock table play_days in row exclusive mode;
    select s.time_zone into zone from sites s where s.merchant = brand;
    zone := coalesce(zone, 'UTC');
    for sums in
      with counted as (select *, 1 as sign from added where merchant = brand)
      select b.account, b.currency, b.day, b.vendor, b.category,
        sum(b.placed) as placed, sum(b.placed_stake) as placed_stake, sum(b.ended) as ended, sum(b.ended_stake) as ended_stake,
        sum(b.ended_win) as ended_win, sum(b.returned) as returned, sum(b.returned_stake) as returned_stake,
        sum(b.settled) as settled, sum(b.settled_stake) as settled_stake, sum(b.settled_win) as settled_win
      from (
        select account, currency, day_in(zone, placed_at) as day, vendor, category, sign as placed, sign * stake as placed_stake,
          case state when 'settled' then sign else 0 end as ended,
          case state when 'settled' then sign * stake else 0 end as ended_stake,
          case state when 'settled' then sign * win else 0 end as ended_win,
          case state when 'rolled-back' then sign else 0 end as returned,
          case state when 'rolled-back' then sign * stake else 0 end as returned_stake,
          0 as settled, 0 as settled_stake, 0 as settled_win
        from counted
        union all
        select account, currency, day_in(zone, settled_at), vendor, category, 0, 0, 0, 0, 0, 0, 0, sign, sign * stake, sign * win
        from counted where state = 'settled'
      ) b
      group by b.account, b.currency, b.day, b.vendor, b.category
      having sum(b.placed) <> 0 or sum(b.placed_stake) <> 0 or sum(b.ended) <> 0 or sum(b.ended_stake) <> 0
        or sum(b.ended_win) <> 0 or sum(b.returned) <> 0 or sum(b.returned_stake) <> 0
        or sum(b.settled) <> 0 or sum(b.settled_stake) <> 0 or sum(b.settled_win) <> 0
      order by b.account, b.currency, b.day, b.vendor, b.category
    loop
      insert into play_days as d (merchant, account, currency, day, vendor, category,
        placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
      values (brand, sums.account, sums.currency, sums.day, sums.vendor, sums.category,
        sums.placed, sums.placed_stake, sums.ended, sums.ended_stake, sums.ended_win, sums.returned, sums.returned_stake,
        sums.settled, sums.settled_stake, sums.settled_win)
      on conflict (merchant, account, currency, day, vendor, category) do update set
        placed = d.placed + excluded.placed,
        placed_stake = d.placed_stake + excluded.placed_stake,
        ended = d.ended + excluded.ended,
        ended_stake = d.ended_stake + excluded.ended_stake,
        ended_win = d.ended_win + excluded.ended_win,
        returned = d.returned + excluded.returned,
        returned_stake = d.returned_stake + excluded.returned_stake,
        settled = d.settled + excluded.settled,
        settled_stake = d.settled_stake + excluded.settled_stake,
        settled_win = d.settled_win + excluded.settled_win;
    end loop;
  end loop;
  return null;
end $function$;

create table account_notes (
  merchant text not null,
  id uuid default gen_random_uuid() not null,
  account uuid not null,
  text text not null,
  written_by text not null,
  writer uuid,
  written_at timestamp with time zone default clock_timestamp() not null,
  constraint account_notes_pkey PRIMARY KEY (merchant, id),
  constraint account_notes_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint account_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
alter table account_notes enable row level security;
comment on table account_notes is 'Notes of operators about accounts, which players never see.';
comment on column account_notes.writer is 'The operator who wrote it; null for the machine.';
CREATE INDEX account_notes_by_account ON account_notes USING btree (merchant, account, written_at);
create policy rows_of_merchant on account_notes using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on account_notes to livery_serve;

create table accounts (
  merchant text not null,
  id uuid not null,
  username text not null,
  username_key text not null,
  password_hash text not null,
  payment_password_hash text,
  type integer not null,
  side text not null,
  disabled boolean default false not null,
  nickname text not null,
  club_label text,
  rank_level integer,
  upline uuid,
  affiliate_code text,
  profile jsonb not null,
  password_expired boolean default false not null,
  first_login_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  email_key text,
  mobile_key text,
  password_default boolean default false not null,
  mobile_login boolean default false not null,
  password_known boolean default true not null,
  security_stamp integer default 0 not null,
  unclaimed boolean default false not null,
  mobile_verified_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  terms_accepted_at timestamp with time zone,
  terms jsonb,
  frozen_by uuid,
  constraint accounts_pkey PRIMARY KEY (merchant, id),
  constraint accounts_username UNIQUE (merchant, username_key),
  constraint accounts_merchant_upline_fkey FOREIGN KEY (merchant, upline) REFERENCES accounts(merchant, id),
  constraint accounts_check CHECK (((frozen_by IS NULL) OR disabled)),
  constraint accounts_side_check CHECK ((side = ANY (ARRAY['member'::text, 'agent'::text, 'both'::text])))
);
alter table accounts enable row level security;
comment on table accounts is 'Players, agents and guests.';
comment on column accounts.username_key is 'The normalized username, for comparisons.';
comment on column accounts.type is '0 player; 1, 2, 41, 42 agent; 4 guest.';
comment on column accounts.side is 'The sites on which it may log in.';
comment on column accounts.upline is 'The agent directly above.';
comment on column accounts.affiliate_code is 'The register link that the account was created with.';
comment on column accounts.profile is 'Further registration data, by field.';
comment on column accounts.email_key is 'The normalized e-mail address, for comparisons.';
comment on column accounts.mobile_key is 'The phone number in E.164.';
comment on column accounts.password_default is 'Whether the password must be changed, such as a temporary one that was sent by e-mail.';
comment on column accounts.mobile_login is 'Whether the owner can log in with the phone number.';
comment on column accounts.password_known is 'Whether the owner knows the password; false if the platform generated it.';
comment on column accounts.security_stamp is 'Increases when the account''s access is revoked: whatever was granted with an older stamp is invalid.';
comment on column accounts.unclaimed is 'Whether the account was created with one click and has not been used since.';
comment on column accounts.mobile_verified_at is 'When the owner verified the phone number.';
comment on column accounts.email_verified_at is 'When the owner verified the e-mail address.';
comment on column accounts.terms_accepted_at is 'When the owner accepted the terms; null if another person created the account.';
comment on column accounts.terms is 'Prize levels and rebate rates that were set when the account was created; null: the brand''s maximum.';
comment on column accounts.frozen_by is 'The agent above who disabled it; null if an operator did.';
CREATE INDEX accounts_by_affiliate_code ON accounts USING btree (merchant, affiliate_code) WHERE (affiliate_code IS NOT NULL);
CREATE INDEX accounts_by_mobile ON accounts USING btree (merchant, mobile_key) WHERE (mobile_key IS NOT NULL);
CREATE INDEX accounts_by_upline ON accounts USING btree (merchant, upline, created_at, id) WHERE (upline IS NOT NULL);
CREATE UNIQUE INDEX accounts_mobile_login ON accounts USING btree (merchant, mobile_key) WHERE mobile_login;
CREATE INDEX accounts_unclaimed ON accounts USING btree (merchant, created_at) WHERE unclaimed;
create policy rows_of_merchant on accounts using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on accounts to livery_serve;

create table activities (
  merchant text not null,
  id text not null,
  kind text not null,
  enabled boolean default true not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone,
  every text not null,
  who text not null,
  min_rank integer,
  registered_from timestamp with time zone,
  reward text not null,
  amount numeric(38,0) not null,
  max_amount numeric(38,0),
  turnover integer not null,
  claim_days integer,
  issue text not null,
  required_stakes numeric(38,0) not null,
  total numeric(38,0),
  given numeric(38,0) default 0 not null,
  free_tickets integer default 0 not null,
  ticket_stake numeric(38,0),
  constraint activities_pkey PRIMARY KEY (merchant, id),
  constraint activities_merchant_fkey FOREIGN KEY (merchant) REFERENCES sites(merchant),
  constraint activities_amount_check CHECK ((amount > (0)::numeric)),
  constraint activities_check CHECK ((max_amount >= amount)),
  constraint activities_check1 CHECK (((given >= (0)::numeric) AND ((total IS NULL) OR (given <= total)))),
  constraint activities_claim_days_check CHECK ((claim_days > 0)),
  constraint activities_envelope_amounts CHECK (((kind <> 'envelope'::text) OR (reward <> 'money'::text) OR (max_amount IS NOT NULL))),
  constraint activities_every_check CHECK ((every = ANY (ARRAY['once'::text, 'day'::text, 'week'::text]))),
  constraint activities_free_tickets_check CHECK (((free_tickets >= 0) AND (free_tickets <= 100))),
  constraint activities_issue_check CHECK ((issue = ANY (ARRAY['claim'::text, 'automatic'::text]))),
  constraint activities_kind_check CHECK ((kind = ANY (ARRAY['join'::text, 'apply'::text, 'envelope'::text, 'raffle'::text]))),
  constraint activities_min_rank_check CHECK ((min_rank > 0)),
  constraint activities_opens_before_it_closes CHECK ((closes_at > opens_at)),
  constraint activities_required_stakes_check CHECK ((required_stakes >= (0)::numeric)),
  constraint activities_reward_check CHECK ((reward = ANY (ARRAY['money'::text, 'points'::text]))),
  constraint activities_ticket_stake_check CHECK ((ticket_stake > (0)::numeric)),
  constraint activities_total_check CHECK ((total >= (0)::numeric)),
  constraint activities_turnover_check CHECK (((turnover >= 0) AND (turnover <= 100))),
  constraint activities_who_check CHECK ((who = ANY (ARRAY['all'::text, 'players'::text, 'agents'::text])))
);
alter table activities enable row level security;
comment on table activities is 'Activities of promotions, with their rules.';
comment on column activities.id is 'The id of the promotion.';
comment on column activities.amount is 'Minor units, or whole points; for an envelope, the smallest amount.';
comment on column activities.max_amount is 'The largest amount of an envelope.';
comment on column activities.turnover is 'Wagering requirement of a money reward, as a multiple of its amount.';
comment on column activities.issue is 'Whether an approved reward is claimed by the player or paid automatically.';
comment on column activities.required_stakes is 'Minor units that have to be staked after joining.';
comment on column activities.total is 'Total number of rewards; for envelopes, their total amount in minor units or points; null: unlimited.';
comment on column activities.given is 'The part of `total` that has been given.';
comment on column activities.free_tickets is 'Tickets of a raffle that each account has in each period without playing.';
comment on column activities.ticket_stake is 'Minor units that have to be staked in a period for one more ticket; null: no tickets for stakes.';
create policy rows_of_merchant on activities using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on activities to livery_serve;

create table activity_entries (
  merchant text not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  reference text not null,
  activity text not null,
  account uuid not null,
  period text not null,
  state text not null,
  remark text default ''::text not null,
  images uuid[] default '{}'::uuid[] not null,
  staked_before numeric(38,0) default 0 not null,
  reason text,
  entered_at timestamp with time zone default clock_timestamp() not null,
  decided_at timestamp with time zone,
  constraint activity_entries_pkey PRIMARY KEY (merchant, id),
  constraint activity_entries_reference UNIQUE (merchant, reference),
  constraint activity_entries_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint activity_entries_merchant_activity_fkey FOREIGN KEY (merchant, activity) REFERENCES activities(merchant, id),
  constraint activity_entries_state_check CHECK ((state = ANY (ARRAY['joined'::text, 'applying'::text, 'process'::text, 'approved'::text, 'rejected'::text])))
);
alter table activity_entries enable row level security;
comment on table activity_entries is 'Members who have joined or applied: once in a period, not counting rejected applications.';
comment on column activity_entries.period is '`once`, a day such as 2026-11-22, or a week by its Monday, such as week/2026-11-16.';
comment on column activity_entries.images is 'Ids of uploads.';
comment on column activity_entries.staked_before is 'Minor units that the account had staked in total when it joined.';
CREATE INDEX activity_entries_by_account ON activity_entries USING btree (merchant, account, period);
CREATE INDEX activity_entries_by_seq ON activity_entries USING btree (merchant, seq DESC);
CREATE UNIQUE INDEX activity_entries_once ON activity_entries USING btree (merchant, account, activity, period) WHERE (state <> 'rejected'::text);
CREATE INDEX activity_entries_pending ON activity_entries USING btree (merchant, seq) WHERE (state = ANY (ARRAY['applying'::text, 'process'::text]));
create policy rows_of_merchant on activity_entries using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on activity_entries to livery_serve;

create table adjustments (
  merchant text not null,
  id uuid not null,
  request_key text not null,
  account uuid not null,
  amount numeric(38,0) not null,
  currency text not null,
  reason text not null,
  requested_by text not null,
  requested_at timestamp with time zone default clock_timestamp() not null,
  state text not null,
  decided_by text,
  decided_at timestamp with time zone,
  requester uuid,
  decider uuid,
  constraint adjustments_pkey PRIMARY KEY (merchant, id),
  constraint adjustments_key UNIQUE (merchant, request_key),
  constraint adjustments_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint adjustments_amount_check CHECK ((amount <> (0)::numeric)),
  constraint adjustments_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint adjustments_check1 CHECK (((state <> 'waiting'::text) OR (decided_by IS NULL))),
  constraint adjustments_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text])))
);
alter table adjustments enable row level security;
comment on table adjustments is 'Corrections of a player''s money by operators. Above the brand''s limit, another operator has to approve them.';
comment on column adjustments.amount is 'Minor units; negative for a deduction.';
comment on column adjustments.requester is 'The operator who requested it; null for the machine, and in rows from before operators had identities.';
CREATE INDEX adjustments_by_time ON adjustments USING btree (merchant, requested_at DESC);
create policy rows_of_merchant on adjustments using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on adjustments to livery_serve;

create table affiliate_codes (
  merchant text not null,
  code text not null,
  agent text not null,
  type integer default 0 not null,
  terms jsonb,
  disabled boolean default false not null,
  created_at timestamp with time zone default now() not null,
  constraint affiliate_codes_pkey PRIMARY KEY (merchant, code)
);
alter table affiliate_codes enable row level security;
comment on table affiliate_codes is 'Register links of agents.';
comment on column affiliate_codes.agent is 'The username of the agent.';
comment on column affiliate_codes.type is 'The type of the accounts that it creates.';
comment on column affiliate_codes.terms is 'The prize levels and rebate rates of the accounts that it creates.';
CREATE INDEX affiliate_codes_by_agent ON affiliate_codes USING btree (merchant, agent);
create policy rows_of_merchant on affiliate_codes using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on affiliate_codes to livery_serve;

create table announcements (
  merchant text not null,
  id text not null,
  type text not null,
  execution text not null,
  banner_group text,
  image text,
  icon text,
  action jsonb,
  "position" double precision not null,
  published_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  texts jsonb not null,
  constraint announcements_pkey PRIMARY KEY (merchant, id),
  constraint announcements_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'PR'::text, 'H'::text])))
);
alter table announcements enable row level security;
comment on table announcements is 'Announcements, promotions and banners.';
comment on column announcements.image is 'Path of one of the brand''s assets.';
CREATE INDEX announcements_by_type ON announcements USING btree (merchant, type, execution);
create policy rows_of_merchant on announcements using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on announcements to livery_serve;

create table approvals (
  merchant text not null,
  id uuid not null,
  command text not null,
  body jsonb not null,
  worth numeric(38,0) not null,
  currency text not null,
  requested_by text not null,
  requested_at timestamp with time zone default clock_timestamp() not null,
  state text not null,
  decided_by text,
  decided_at timestamp with time zone,
  requester uuid,
  decider uuid,
  constraint approvals_pkey PRIMARY KEY (merchant, id),
  constraint approvals_check CHECK (((state = 'pending'::text) = (decided_by IS NULL))),
  constraint approvals_check1 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint approvals_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'running'::text, 'done'::text, 'refused'::text]))),
  constraint approvals_worth_check CHECK ((worth >= (0)::numeric))
);
alter table approvals enable row level security;
comment on table approvals is 'Admin commands above the limit of one operator, with the decision of another.';
comment on column approvals.body is 'The parameters of the command.';
comment on column approvals.worth is 'Minor units.';
comment on column approvals.requester is 'The operator who requested it; null in rows from before operators had identities.';
CREATE INDEX approvals_by_time ON approvals USING btree (merchant, requested_at DESC);
create policy rows_of_merchant on approvals using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on approvals to livery_serve;

create table audit_heads (
  merchant text not null,
  seq bigint not null,
  hash bytea not null,
  constraint audit_heads_pkey PRIMARY KEY (merchant)
);
alter table audit_heads enable row level security;
comment on table audit_heads is 'The last row of each brand''s audit log.';
create policy rows_of_merchant on audit_heads using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on audit_heads to livery_serve;

create table audit_log (
  merchant text not null,
  seq bigint not null,
  at timestamp(3) with time zone not null,
  event text not null,
  outcome text not null,
  account uuid,
  hash bytea not null,
  detail text,
  operator uuid,
  operator_name text,
  constraint audit_log_pkey PRIMARY KEY (merchant, seq)
);
alter table audit_log enable row level security;
comment on table audit_log is 'Account events: a journal in which the keyed hash of each row covers the previous row.';
comment on column audit_log.detail is 'JSON of the values before and after, if a setting was changed. Part of the hash only if it is not null.';
comment on column audit_log.operator is 'The operator who acted; null for players, and for the machine, which only has a name.';
comment on column audit_log.operator_name is 'The name of the operator at that time. Part of the hash only if it is not null.';
CREATE INDEX audit_log_by_account ON audit_log USING btree (merchant, account, seq) WHERE (account IS NOT NULL);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_keep BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
create policy rows_of_merchant on audit_log using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant insert, select on audit_log to livery_serve;

create table authenticators (
  merchant text not null,
  account uuid not null,
  sealed bytea not null,
  confirmed boolean not null,
  last_step bigint default 0 not null,
  constraint authenticators_pkey PRIMARY KEY (merchant, account, confirmed),
  constraint authenticators_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table authenticators enable row level security;
comment on table authenticators is 'Secrets of authenticator apps, encrypted: for each account the one in use and one that is not confirmed yet.';
comment on column authenticators.last_step is 'The time step of the last code that was used: no code is valid twice.';
create policy rows_of_merchant on authenticators using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on authenticators to livery_serve;

create table bets (
  merchant text not null,
  id uuid not null,
  account uuid not null,
  vendor text not null,
  game text not null,
  category text not null,
  round text not null,
  transaction text not null,
  wallet text not null,
  currency text not null,
  stake numeric(38,0) not null,
  bonus_stake numeric(38,0) default 0 not null,
  win numeric(38,0) default 0 not null,
  state text not null,
  placed_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  polled_at timestamp with time zone,
  revision integer default 0 not null,
  free_spins uuid,
  constraint bets_pkey PRIMARY KEY (merchant, id),
  constraint bets_free_spins_reward FOREIGN KEY (merchant, free_spins) REFERENCES rewards(merchant, id),
  constraint bets_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint bets_check CHECK (((bonus_stake >= (0)::numeric) AND (bonus_stake <= stake))),
  constraint bets_check1 CHECK (((state = 'open'::text) = (settled_at IS NULL))),
  constraint bets_check2 CHECK (((state <> 'rolled-back'::text) OR (win = (0)::numeric))),
  constraint bets_free_spins CHECK (((free_spins IS NULL) OR (stake = (0)::numeric))),
  constraint bets_revision_check CHECK ((revision >= 0)),
  constraint bets_stake_check CHECK ((stake >= (0)::numeric)),
  constraint bets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'rolled-back'::text]))),
  constraint bets_win_check CHECK ((win >= (0)::numeric))
);
alter table bets enable row level security;
comment on table bets is 'Bets with vendors and their outcomes. Amounts are minor units.';
comment on column bets.vendor is 'The vendor''s code.';
comment on column bets.round is 'The vendor''s id of the round.';
comment on column bets.transaction is 'The vendor''s id of the call that placed it.';
comment on column bets.wallet is 'The wallet that it was placed from: the main wallet, or that of the vendor.';
comment on column bets.bonus_stake is 'The part of the stake that was bonus money.';
comment on column bets.polled_at is 'When the vendor was last queried for its outcome.';
comment on column bets.revision is 'Number of the last correction after the bet was settled; 0 if there was none.';
comment on column bets.free_spins is 'The reward whose free spin the bet used.';
CREATE INDEX bets_by_account ON bets USING btree (merchant, account, placed_at DESC, id DESC);
CREATE INDEX bets_by_category ON bets USING btree (merchant, account, category, placed_at DESC, id DESC);
CREATE INDEX bets_by_round ON bets USING btree (merchant, vendor, account, round, placed_at DESC);
CREATE INDEX bets_by_settled_at ON bets USING btree (merchant, settled_at) WHERE (state = 'settled'::text);
CREATE INDEX bets_by_vendor ON bets USING btree (merchant, account, vendor, placed_at DESC, id DESC);
CREATE INDEX bets_not_settled ON bets USING btree (merchant, account, placed_at DESC, id DESC) WHERE (state <> 'settled'::text);
CREATE INDEX bets_open ON bets USING btree (merchant, placed_at) WHERE (state = 'open'::text);
CREATE INDEX bets_open_by_round ON bets USING btree (merchant, vendor, account, round) WHERE (state = 'open'::text);
CREATE TRIGGER bets_resummed AFTER UPDATE ON bets REFERENCING OLD TABLE AS before NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_bets();
CREATE TRIGGER bets_summed AFTER INSERT ON bets REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_new_bets();
create policy rows_of_merchant on bets using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on bets to livery_serve;

create table bonus_stakes (
  merchant text not null,
  bet uuid not null,
  bonus uuid not null,
  amount numeric(38,0) not null,
  constraint bonus_stakes_pkey PRIMARY KEY (merchant, bet, bonus),
  constraint bonus_stakes_merchant_bet_fkey FOREIGN KEY (merchant, bet) REFERENCES bets(merchant, id),
  constraint bonus_stakes_merchant_bonus_fkey FOREIGN KEY (merchant, bonus) REFERENCES bonuses(merchant, id),
  constraint bonus_stakes_amount_check CHECK ((amount > (0)::numeric))
);
alter table bonus_stakes enable row level security;
comment on table bonus_stakes is 'How much of a bet''s stake came from each bonus.';
comment on column bonus_stakes.amount is 'Minor units.';
CREATE INDEX bonus_stakes_by_bonus ON bonus_stakes USING btree (merchant, bonus);
create policy rows_of_merchant on bonus_stakes using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on bonus_stakes to livery_serve;

create table bonuses (
  merchant text not null,
  id uuid not null,
  account uuid not null,
  kind text not null,
  grant_key text not null,
  currency text not null,
  amount numeric(38,0) not null,
  turnover_needed numeric(38,0) not null,
  turnover_done numeric(38,0) default 0 not null,
  state text default 'open'::text not null,
  holds_withdrawals boolean default false not null,
  terms jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  ends_at timestamp with time zone,
  closed_at timestamp with time zone,
  balance numeric(38,0) default 0 not null,
  staked numeric(38,0) default 0 not null,
  constraint bonuses_pkey PRIMARY KEY (merchant, id),
  constraint bonuses_grant UNIQUE (merchant, grant_key),
  constraint bonuses_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint bonuses_amount_check CHECK ((amount > (0)::numeric)),
  constraint bonuses_balance_check CHECK ((balance >= (0)::numeric)),
  constraint bonuses_closed CHECK (((state = 'open'::text) = (closed_at IS NULL))),
  constraint bonuses_closed_empty CHECK (((state = 'open'::text) OR (balance = (0)::numeric))),
  constraint bonuses_staked_check CHECK ((staked >= (0)::numeric)),
  constraint bonuses_state_check CHECK ((state = ANY (ARRAY['open'::text, 'converted'::text, 'spent'::text, 'forfeited'::text, 'expired'::text]))),
  constraint bonuses_turnover_done_check CHECK ((turnover_done >= (0)::numeric)),
  constraint bonuses_turnover_needed_check CHECK ((turnover_needed >= (0)::numeric))
);
alter table bonuses enable row level security;
comment on table bonuses is 'Bonuses of players. Amounts and turnover are minor units.';
comment on column bonuses.kind is 'The purpose of the transfer that granted it.';
comment on column bonuses.grant_key is 'The idempotency key of that transfer.';
comment on column bonuses.holds_withdrawals is 'Whether the player cannot withdraw their own money until the turnover is done.';
comment on column bonuses.balance is 'The bonus''s share of the bonus wallet: 0 once the bonus is closed.';
comment on column bonuses.staked is 'Amount on open bets, also after the bonus is closed.';
CREATE INDEX bonuses_by_account ON bonuses USING btree (merchant, account, created_at);
CREATE INDEX bonuses_ending ON bonuses USING btree (ends_at) WHERE (state = 'open'::text);
CREATE INDEX bonuses_open ON bonuses USING btree (merchant, account, created_at) WHERE (state = 'open'::text);
create policy rows_of_merchant on bonuses using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on bonuses to livery_serve;

create table brand_files (
  digest text not null,
  content bytea not null,
  constraint brand_files_pkey PRIMARY KEY (digest),
  constraint brand_files_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text))
);
comment on table brand_files is 'Contents of brand files by their SHA-256, of all brands: a file that several brands extend is stored once.';
grant delete, insert, select, update on brand_files to livery_serve;

create table brand_revision_files (
  merchant text not null,
  folder text not null,
  path text not null,
  digest text not null,
  constraint brand_revision_files_pkey PRIMARY KEY (merchant, folder, path),
  constraint brand_revision_files_digest_fkey FOREIGN KEY (digest) REFERENCES brand_files(digest),
  constraint brand_revision_files_merchant_fkey FOREIGN KEY (merchant) REFERENCES brand_revisions(merchant) ON DELETE CASCADE
);
alter table brand_revision_files enable row level security;
comment on table brand_revision_files is 'The files of a revision, including those of the merchants that it extends.';
CREATE INDEX brand_revision_files_by_digest ON brand_revision_files USING btree (digest);
create policy rows_of_merchant on brand_revision_files using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on brand_revision_files to livery_serve;

create table brand_revisions (
  merchant text not null,
  folder text not null,
  version text not null,
  domains text[] not null,
  saved_at timestamp with time zone default now() not null,
  constraint brand_revisions_pkey PRIMARY KEY (merchant),
  constraint brand_revisions_merchant_fkey FOREIGN KEY (merchant) REFERENCES sites(merchant) ON DELETE CASCADE
);
alter table brand_revisions enable row level security;
comment on table brand_revisions is 'The last good revision of each brand, with which a server starts if the brand''s folder has mistakes.';
comment on column brand_revisions.folder is 'The brand''s folder.';
comment on column brand_revisions.version is 'Changes with every change of a file of the revision.';
create policy rows_of_merchant on brand_revisions using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on brand_revisions to livery_serve;

create table captchas (
  merchant text not null,
  id_hash bytea not null,
  answer_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint captchas_pkey PRIMARY KEY (merchant, id_hash)
);
alter table captchas enable row level security;
comment on table captchas is 'Captchas that have not been answered.';
CREATE INDEX captchas_by_end ON captchas USING btree (expires_at);
create policy rows_of_merchant on captchas using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on captchas to livery_serve;

create table cashbacks (
  merchant text not null,
  account uuid not null,
  day date not null,
  currency text not null,
  amount numeric(38,0) not null,
  breakdown jsonb not null,
  claimed_at timestamp with time zone default clock_timestamp() not null,
  constraint cashbacks_pkey PRIMARY KEY (merchant, account, day),
  constraint cashbacks_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint cashbacks_amount_check CHECK ((amount > (0)::numeric))
);
alter table cashbacks enable row level security;
comment on table cashbacks is 'Cashback that was claimed, once for each account and day.';
comment on column cashbacks.amount is 'Minor units.';
comment on column cashbacks.breakdown is 'Turnover and cashback by category.';
create policy rows_of_merchant on cashbacks using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on cashbacks to livery_serve;

create table contract_permits (
  merchant text not null,
  account uuid not null,
  kind text not null,
  constraint contract_permits_pkey PRIMARY KEY (merchant, account, kind),
  constraint contract_permits_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table contract_permits enable row level security;
comment on table contract_permits is 'The kinds of contracts that an agent may offer.';
create policy rows_of_merchant on contract_permits using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on contract_permits to livery_serve;

create table contracts (
  merchant text not null,
  id uuid not null,
  kind text not null,
  upline uuid not null,
  downline uuid not null,
  state text not null,
  end_requested_by text,
  reason text,
  period text,
  bet numeric(38,0) not null,
  profit_loss numeric(38,0),
  members integer,
  rate integer,
  loss_rate integer,
  offered_at timestamp with time zone default now() not null,
  changed_at timestamp with time zone default now() not null,
  accepted_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint contracts_pkey PRIMARY KEY (merchant, id),
  constraint contracts_merchant_downline_fkey FOREIGN KEY (merchant, downline) REFERENCES accounts(merchant, id),
  constraint contracts_merchant_upline_fkey FOREIGN KEY (merchant, upline) REFERENCES accounts(merchant, id),
  constraint contracts_bet_check CHECK ((bet >= (0)::numeric)),
  constraint contracts_check CHECK ((downline <> upline)),
  constraint contracts_check2 CHECK (((state = 'ended'::text) = (reason IS NOT NULL))),
  constraint contracts_check3 CHECK (((state = ANY (ARRAY['accepted'::text, 'ending'::text, 'ended'::text])) = (accepted_at IS NOT NULL))),
  constraint contracts_check4 CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint contracts_end_requested_by CHECK (
CASE state
    WHEN 'ending'::text THEN (end_requested_by IS NOT NULL)
    WHEN 'ended'::text THEN ((reason = 'agreed'::text) OR (end_requested_by IS NULL))
    ELSE (end_requested_by IS NULL)
END),
  constraint contracts_end_requested_by_check CHECK ((end_requested_by = ANY (ARRAY['upline'::text, 'downline'::text]))),
  constraint contracts_kind_check CHECK ((kind = ANY (ARRAY['dividend'::text, 'dailySalary'::text, 'hourlySalary'::text, 'realtimeSalary'::text]))),
  constraint contracts_loss_rate_check CHECK (((loss_rate >= 1) AND (loss_rate <= 10000))),
  constraint contracts_members_check CHECK ((members >= 0)),
  constraint contracts_period_check CHECK ((period = ANY (ARRAY['D'::text, 'W'::text, 'H'::text, 'M'::text]))),
  constraint contracts_profit_loss_check CHECK ((profit_loss >= (0)::numeric)),
  constraint contracts_rate_check CHECK (((rate >= 1) AND (rate <= 10000))),
  constraint contracts_reason CHECK ((reason = ANY (ARRAY['agreed'::text, 'replaced'::text, 'lowerRate'::text, 'uplineEnded'::text]))),
  constraint contracts_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text, 'ending'::text, 'ended'::text])))
);
alter table contracts enable row level security;
comment on table contracts is 'Contracts between an agent and an agent directly below: of each kind, the two have at most one open offer and one contract in force.';
comment on column contracts.end_requested_by is 'The party that requested the end. Set until the other party responds, and kept if both have agreed.';
comment on column contracts.reason is 'Why it ended.';
comment on column contracts.bet is 'Minor units: required stakes of the period, the day or the hour, or of a single bet.';
comment on column contracts.profit_loss is 'Minor units.';
comment on column contracts.rate is 'Hundredths of a percent, as is `loss_rate`.';
CREATE INDEX contracts_by_downline ON contracts USING btree (merchant, downline, kind, changed_at);
CREATE INDEX contracts_by_force ON contracts USING btree (merchant, kind, accepted_at) WHERE (accepted_at IS NOT NULL);
CREATE INDEX contracts_by_upline ON contracts USING btree (merchant, upline, kind, changed_at);
CREATE UNIQUE INDEX contracts_one_in_force ON contracts USING btree (merchant, downline, kind, upline) WHERE (state = ANY (ARRAY['accepted'::text, 'ending'::text]));
CREATE UNIQUE INDEX contracts_one_offer ON contracts USING btree (merchant, downline, kind, upline) WHERE (state = 'offered'::text);
create policy rows_of_merchant on contracts using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on contracts to livery_serve;

create table customer_services (
  merchant text not null,
  kind text not null,
  title text not null,
  path text not null,
  constraint customer_services_pkey PRIMARY KEY (merchant, kind)
);
alter table customer_services enable row level security;
comment on table customer_services is 'Ways to reach customer service.';
CREATE TRIGGER customer_services_delete_increments_site_revision AFTER DELETE ON customer_services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER customer_services_insert_increments_site_revision AFTER INSERT ON customer_services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER customer_services_update_increments_site_revision AFTER UPDATE ON customer_services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
create policy rows_of_merchant on customer_services using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on customer_services to livery_serve;

create table debts (
  merchant text not null,
  account uuid not null,
  currency text not null,
  amount numeric(38,0) not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  constraint debts_pkey PRIMARY KEY (merchant, account, currency),
  constraint debts_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint debts_amount_check CHECK ((amount >= (0)::numeric))
);
alter table debts enable row level security;
comment on table debts is 'Debts of players after corrections of settled bets.';
comment on column debts.amount is 'Minor units.';
create policy rows_of_merchant on debts using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on debts to livery_serve;

create table demand (
  merchant text not null,
  subject bytea not null,
  level double precision not null,
  counted_at timestamp with time zone not null,
  constraint demand_pkey PRIMARY KEY (merchant, subject)
);
alter table demand enable row level security;
comment on table demand is 'Recent demand of an address, a network or a brand, as of `counted_at`: the level decays from then on.';
CREATE INDEX demand_by_time ON demand USING btree (counted_at);
create policy rows_of_merchant on demand using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on demand to livery_serve;

create table deposit_bonuses (
  merchant text not null,
  id text not null,
  texts jsonb not null,
  enabled boolean not null,
  "position" integer not null,
  percent integer not null,
  max_bonus numeric(38,0) not null,
  min_deposit numeric(38,0) not null,
  turnover integer not null,
  days integer,
  once boolean not null,
  first boolean default false not null,
  constraint deposit_bonuses_pkey PRIMARY KEY (merchant, id),
  constraint deposit_bonuses_days_check CHECK ((days > 0)),
  constraint deposit_bonuses_max_bonus_check CHECK ((max_bonus > (0)::numeric)),
  constraint deposit_bonuses_min_deposit_check CHECK ((min_deposit >= (0)::numeric)),
  constraint deposit_bonuses_percent_check CHECK ((percent > 0)),
  constraint deposit_bonuses_turnover_check CHECK ((turnover >= 0))
);
alter table deposit_bonuses enable row level security;
comment on table deposit_bonuses is 'Bonuses that a player can choose with a deposit.';
comment on column deposit_bonuses.percent is 'Hundredths of a percent.';
comment on column deposit_bonuses.max_bonus is 'Minor units: the largest bonus.';
comment on column deposit_bonuses.min_deposit is 'Minor units: the smallest deposit.';
comment on column deposit_bonuses.turnover is 'Wagering requirement, as a multiple of the deposit and the bonus.';
comment on column deposit_bonuses.days is 'Days until the bonus expires; null: never.';
comment on column deposit_bonuses.once is 'Whether an account can get the bonus only once.';
comment on column deposit_bonuses.first is 'Whether the bonus is only for the first deposit of an account.';
create policy rows_of_merchant on deposit_bonuses using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on deposit_bonuses to livery_serve;

create table deposit_channels (
  merchant text not null,
  id text not null,
  kind text not null,
  texts jsonb not null,
  enabled boolean not null,
  "position" integer not null,
  min_amount numeric(38,0) not null,
  max_amount numeric(38,0) not null,
  fee_percent integer not null,
  fee_fixed numeric(38,0) not null,
  amounts jsonb not null,
  opens integer,
  closes integer,
  account_types jsonb,
  fields jsonb not null,
  proof text not null,
  pay_to jsonb,
  minutes integer not null,
  amount_mismatch text not null,
  unit jsonb,
  gateway text,
  removed_at timestamp with time zone,
  constraint deposit_channels_pkey PRIMARY KEY (merchant, id),
  constraint deposit_channels_amount_mismatch_check CHECK ((amount_mismatch = ANY (ARRAY['credit'::text, 'review'::text]))),
  constraint deposit_channels_check CHECK ((max_amount >= min_amount)),
  constraint deposit_channels_check1 CHECK (((opens IS NULL) = (closes IS NULL))),
  constraint deposit_channels_closes_check CHECK (((closes >= 0) AND (closes <= 1439))),
  constraint deposit_channels_fee_below_min_amount CHECK ((fee_fixed < min_amount)),
  constraint deposit_channels_fee_fixed_check CHECK ((fee_fixed >= (0)::numeric)),
  constraint deposit_channels_fee_percent_check CHECK (((fee_percent >= 0) AND (fee_percent <= 5000))),
  constraint deposit_channels_hours_differ CHECK ((opens <> closes)),
  constraint deposit_channels_min_amount_check CHECK ((min_amount > (0)::numeric)),
  constraint deposit_channels_minutes_check CHECK ((minutes > 0)),
  constraint deposit_channels_opens_check CHECK (((opens >= 0) AND (opens <= 1439))),
  constraint deposit_channels_proof_check CHECK ((proof = ANY (ARRAY['none'::text, 'optional'::text, 'required'::text]))),
  constraint deposit_channels_removed_is_disabled CHECK (((removed_at IS NULL) OR (NOT enabled))),
  constraint deposit_channels_unit_rate CHECK ((((unit ->> 'rate'::text))::numeric > (0)::numeric))
);
alter table deposit_channels enable row level security;
comment on table deposit_channels is 'Payment methods for deposits.';
comment on column deposit_channels.kind is 'A kind of payment (schemas/payment-kinds.json).';
comment on column deposit_channels.min_amount is 'Minor units, as are `max_amount` and `fee_fixed`.';
comment on column deposit_channels.fee_percent is 'Hundredths of a percent.';
comment on column deposit_channels.amounts is 'Suggested amounts, as decimal text.';
comment on column deposit_channels.opens is 'Minute of the day in the brand''s time zone, as is `closes`; null: open all day.';
comment on column deposit_channels.account_types is 'Types of account that may use the channel; null: all.';
comment on column deposit_channels.pay_to is 'Where the player pays by bank transfer; null: a gateway takes the payment.';
comment on column deposit_channels.minutes is 'Minutes until an unpaid deposit expires.';
comment on column deposit_channels.amount_mismatch is 'What happens if another amount than requested is paid.';
comment on column deposit_channels.unit is 'Another currency in which the player pays.';
comment on column deposit_channels.gateway is 'The gateway of the brand that takes the payments; null: that of the server.';
comment on column deposit_channels.removed_at is 'When the channel was removed. The row is kept, because deposits refer to its title.';
create policy rows_of_merchant on deposit_channels using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on deposit_channels to livery_serve;

create table deposit_payments (
  merchant text not null,
  payment text not null,
  status text not null,
  deposit uuid not null,
  amount numeric(38,0) not null,
  currency text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint deposit_payments_pkey PRIMARY KEY (merchant, payment, status),
  constraint deposit_payments_merchant_deposit_fkey FOREIGN KEY (merchant, deposit) REFERENCES deposits(merchant, id),
  constraint deposit_payments_amount_check CHECK ((amount >= (0)::numeric)),
  constraint deposit_payments_status_check CHECK ((status = ANY (ARRAY['paid'::text, 'failed'::text])))
);
alter table deposit_payments enable row level security;
comment on table deposit_payments is 'Payments that a gateway reported, each stored once by the gateway''s id.';
comment on column deposit_payments.payment is 'The gateway''s id of the payment; for a gateway of the brand, prefixed with its code and a colon.';
comment on column deposit_payments.amount is 'Minor units.';
CREATE INDEX deposit_payments_by_deposit ON deposit_payments USING btree (merchant, deposit);
create policy rows_of_merchant on deposit_payments using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on deposit_payments to livery_serve;

create table deposit_steps (
  merchant text not null,
  deposit uuid not null,
  step integer not null,
  state text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint deposit_steps_pkey PRIMARY KEY (merchant, deposit, step),
  constraint deposit_steps_merchant_deposit_fkey FOREIGN KEY (merchant, deposit) REFERENCES deposits(merchant, id) ON DELETE CASCADE
);
alter table deposit_steps enable row level security;
comment on table deposit_steps is 'The states that a deposit went through.';
create policy rows_of_merchant on deposit_steps using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on deposit_steps to livery_serve;

create table deposits (
  merchant text not null,
  id uuid not null,
  account uuid not null,
  request_key text not null,
  fingerprint text not null,
  reference text not null,
  channel text not null,
  kind text not null,
  state text not null,
  amount numeric(38,0) not null,
  currency text not null,
  fee_percent integer not null,
  fee_fixed numeric(38,0) not null,
  amount_mismatch text not null,
  proof_policy text not null,
  unit jsonb,
  bonus text,
  bonus_terms jsonb,
  details jsonb not null,
  pay_to jsonb,
  pay_url text,
  proof uuid,
  paid numeric(38,0) default 0 not null,
  credited numeric(38,0) default 0 not null,
  fees numeric(38,0) default 0 not null,
  bonus_given numeric(38,0) default 0 not null,
  mark text,
  reason text,
  created_at timestamp with time zone default date_trunc('milliseconds'::text, clock_timestamp()) not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  expires_at timestamp with time zone not null,
  origin text,
  language text,
  gateway text,
  constraint deposits_pkey PRIMARY KEY (merchant, id),
  constraint deposits_key UNIQUE (merchant, account, request_key),
  constraint deposits_reference UNIQUE (merchant, reference),
  constraint deposits_gateway FOREIGN KEY (merchant, gateway) REFERENCES payment_gateways(merchant, gateway),
  constraint deposits_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint deposits_amount_check CHECK ((amount > (0)::numeric)),
  constraint deposits_bonus_given_check CHECK ((bonus_given >= (0)::numeric)),
  constraint deposits_check CHECK (((credited >= (0)::numeric) AND (credited <= paid))),
  constraint deposits_fees_check CHECK ((fees >= (0)::numeric)),
  constraint deposits_mark_check CHECK ((mark = ANY (ARRAY['other-amount'::text, 'late'::text, 'twice'::text]))),
  constraint deposits_paid_check CHECK ((paid >= (0)::numeric)),
  constraint deposits_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'awaiting'::text, 'review'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'cancelled'::text])))
);
alter table deposits enable row level security;
comment on table deposits is 'Deposits, with the terms of the channel and the bonus at the time. Amounts are minor units of the brand''s currency.';
comment on column deposits.request_key is 'The idempotency key of the request; `fingerprint` detects another request with the same key.';
comment on column deposits.bonus_terms is 'The bonus that the player was promised.';
comment on column deposits.details is 'What the player entered, by field.';
comment on column deposits.proof is 'The id of an upload.';
comment on column deposits.paid is 'Amount actually paid.';
comment on column deposits.credited is 'The part of `paid` that has been credited.';
comment on column deposits.mark is 'Irregularity of the payment.';
comment on column deposits.origin is 'Origin of the brand''s site in the payer''s browser, for the gateway.';
comment on column deposits.language is 'The payer''s language (BCP 47), for the gateway.';
comment on column deposits.gateway is 'The brand''s gateway that handles the payment; null: the server''s gateway, or a bank transfer.';
CREATE INDEX deposits_by_account ON deposits USING btree (merchant, account, created_at DESC, id);
CREATE INDEX deposits_by_state ON deposits USING btree (merchant, state, created_at);
CREATE INDEX deposits_due ON deposits USING btree (merchant, expires_at) WHERE (state = ANY (ARRAY['requested'::text, 'awaiting'::text]));
create policy rows_of_merchant on deposits using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on deposits to livery_serve;

create table entries (
  merchant text not null,
  transfer uuid not null,
  line integer not null,
  account uuid not null,
  amount numeric(38,0) not null,
  created_at timestamp with time zone default now() not null,
  balance_after numeric(38,0),
  seq bigint generated always as identity not null,
  constraint entries_pkey PRIMARY KEY (merchant, transfer, line),
  constraint entries_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES ledger_accounts(merchant, id),
  constraint entries_merchant_transfer_fkey FOREIGN KEY (merchant, transfer) REFERENCES transfers(merchant, id),
  constraint entries_amount_check CHECK ((amount <> (0)::numeric))
);
alter table entries enable row level security;
comment on table entries is 'Lines of transfers: a journal. The lines of one transfer have the same currency and sum to zero.';
comment on column entries.account is 'The ledger account.';
comment on column entries.amount is 'Minor units.';
comment on column entries.created_at is 'The moment of the transfer.';
comment on column entries.balance_after is 'The balance of a player''s wallet after the entry; null for a house account.';
comment on column entries.seq is 'Increases with every entry of a wallet: the order of a statement.';
CREATE UNIQUE INDEX entries_by_account_and_seq ON entries USING btree (merchant, account, seq);
CREATE INDEX entries_by_account_and_time ON entries USING btree (merchant, account, created_at);
CREATE TRIGGER entries_append_only BEFORE DELETE OR UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER entries_balanced AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
CREATE TRIGGER entries_keep BEFORE TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_projected AFTER INSERT ON entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION insert_movements();
create policy rows_of_merchant on entries using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant insert, select on entries to livery_serve;

create table favourite_games (
  merchant text not null,
  account uuid not null,
  game text not null,
  since timestamp with time zone default clock_timestamp() not null,
  constraint favourite_games_pkey PRIMARY KEY (merchant, account, game),
  constraint favourite_games_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table favourite_games enable row level security;
comment on table favourite_games is 'Favourite games of players, by their id in the catalogue. A game may leave the catalogue and come back.';
create policy rows_of_merchant on favourite_games using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on favourite_games to livery_serve;

create table feedback (
  merchant text not null,
  id uuid not null,
  sealed bytea not null,
  created_at timestamp with time zone default now() not null,
  constraint feedback_pkey PRIMARY KEY (merchant, id)
);
alter table feedback enable row level security;
comment on table feedback is 'Feedback of visitors, encrypted to the platform''s key.';
CREATE INDEX feedback_by_time ON feedback USING btree (merchant, created_at);
create policy rows_of_merchant on feedback using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on feedback to livery_serve;

create table flags (
  merchant text not null,
  flag text not null,
  enabled boolean not null,
  constraint flags_pkey PRIMARY KEY (merchant, flag)
);
alter table flags enable row level security;
comment on table flags is 'Flags of brands, such as MANPLAYREB3.';
CREATE TRIGGER flags_delete_increments_site_revision AFTER DELETE ON flags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER flags_insert_increments_site_revision AFTER INSERT ON flags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER flags_update_increments_site_revision AFTER UPDATE ON flags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
create policy rows_of_merchant on flags using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on flags to livery_serve;

create table help_topics (
  merchant text not null,
  id text not null,
  topic_group text not null,
  "position" double precision not null,
  texts jsonb not null,
  constraint help_topics_pkey PRIMARY KEY (merchant, id)
);
alter table help_topics enable row level security;
comment on table help_topics is 'Pages of the help centre.';
create policy rows_of_merchant on help_topics using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on help_topics to livery_serve;

create table inbox_messages (
  merchant text not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  audience text not null,
  texts jsonb not null,
  sent_at timestamp with time zone default clock_timestamp() not null,
  constraint inbox_messages_pkey PRIMARY KEY (merchant, id)
);
alter table inbox_messages enable row level security;
comment on table inbox_messages is 'Messages of the operator to members: each is stored once for its audience.';
comment on column inbox_messages.audience is 'all, players, agents, rank/<level> or account/<id>.';
CREATE INDEX inbox_messages_by_audience ON inbox_messages USING btree (merchant, audience, seq DESC);
CREATE INDEX inbox_messages_by_seq ON inbox_messages USING btree (merchant, seq DESC);
create policy rows_of_merchant on inbox_messages using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on inbox_messages to livery_serve;

create table inbox_states (
  merchant text not null,
  account uuid not null,
  message uuid not null,
  read_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint inbox_states_pkey PRIMARY KEY (merchant, account, message),
  constraint inbox_states_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint inbox_states_merchant_message_fkey FOREIGN KEY (merchant, message) REFERENCES inbox_messages(merchant, id)
);
alter table inbox_states enable row level security;
comment on table inbox_states is 'Messages that a member has read or removed.';
CREATE INDEX inbox_states_by_message ON inbox_states USING btree (merchant, message);
create policy rows_of_merchant on inbox_states using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on inbox_states to livery_serve;

create table installation (
  only_row boolean default true not null,
  mode text not null,
  started_at timestamp with time zone default now() not null,
  bundle_created_at timestamp with time zone,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_mode_check CHECK ((mode = ANY (ARRAY['demo'::text, 'production'::text]))),
  constraint installation_only_row_check CHECK (only_row)
);
comment on table installation is 'Properties of the whole database: one row, written when a server first starts on it.';
comment on column installation.bundle_created_at is 'Creation time of the newest bundle of brands that a server has accepted.';
grant delete, insert, select, update on installation to livery_serve;

create table known_networks (
  merchant text not null,
  account uuid not null,
  network_hash bytea not null,
  seen_at timestamp with time zone default now() not null,
  id uuid default gen_random_uuid() not null,
  country text default 'ZZ'::text not null,
  constraint known_networks_pkey PRIMARY KEY (merchant, account, network_hash),
  constraint known_networks_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table known_networks enable row level security;
comment on table known_networks is 'Networks from which the owner of an account has logged in, as keyed hashes.';
comment on column known_networks.id is 'Id by which the owner removes it.';
comment on column known_networks.country is 'ISO 3166 code; ZZ: unknown.';
create policy rows_of_merchant on known_networks using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on known_networks to livery_serve;

create table launches (
  merchant text not null,
  token_hash bytea not null,
  account uuid not null,
  vendor text not null,
  game text not null,
  mode text not null,
  language text not null,
  host text not null,
  lottery jsonb,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  session_hash bytea,
  id uuid default gen_random_uuid() not null,
  constraint launches_pkey PRIMARY KEY (merchant, token_hash),
  constraint launches_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint launches_mode_check CHECK ((mode = ANY (ARRAY['REAL'::text, 'FUN'::text, 'LOTT'::text])))
);
alter table launches enable row level security;
comment on table launches is 'Launches of games: single-use links, and the vendor sessions that they open.';
comment on column launches.language is 'The tag of the language that the game is shown in.';
comment on column launches.host is 'The brand''s host on which the game was requested, the only one on which it is shown.';
comment on column launches.lottery is 'The view and the game with which a lottery opens.';
comment on column launches.session_hash is 'The session in which it was requested: the launch is invalid without it.';
comment on column launches.id is 'The session of the vendor, in which bets are placed.';
CREATE INDEX launches_by_end ON launches USING btree (expires_at);
CREATE UNIQUE INDEX launches_by_id ON launches USING btree (merchant, id);
create policy rows_of_merchant on launches using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on launches to livery_serve;

create table ledger_accounts (
  merchant text not null,
  id uuid not null,
  owner uuid,
  purpose text not null,
  currency text not null,
  balance numeric(38,0),
  constraint ledger_accounts_pkey PRIMARY KEY (merchant, id),
  constraint ledger_accounts_owner UNIQUE NULLS NOT DISTINCT (merchant, owner, purpose, currency),
  constraint ledger_accounts_merchant_owner_fkey FOREIGN KEY (merchant, owner) REFERENCES accounts(merchant, id),
  constraint ledger_accounts_no_overdraft CHECK ((((owner IS NULL) = (balance IS NULL)) AND (balance >= (0)::numeric)))
);
alter table ledger_accounts enable row level security;
comment on table ledger_accounts is 'Wallets of players and house accounts.';
comment on column ledger_accounts.owner is 'The player whose money it is; null for a house account.';
comment on column ledger_accounts.purpose is 'For a player: `wallet` for the main wallet, `held`, `bonus`, `points`, or `vendor/` and a vendor''s code. For a house account: its purpose.';
comment on column ledger_accounts.balance is 'Minor units; null for a house account, whose balance is the sum of its entries.';
create policy rows_of_merchant on ledger_accounts using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on ledger_accounts to livery_serve;

create table login_failures (
  merchant text not null,
  subject bytea not null,
  failures integer not null,
  window_ends_at timestamp with time zone not null,
  blocked_until timestamp with time zone,
  constraint login_failures_pkey PRIMARY KEY (merchant, subject)
);
alter table login_failures enable row level security;
comment on table login_failures is 'Failed logins in a window of time.';
comment on column login_failures.subject is 'Keyed hash of the username or of the address.';
CREATE INDEX login_failures_by_end ON login_failures USING btree (window_ends_at);
create policy rows_of_merchant on login_failures using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on login_failures to livery_serve;

create table mission_claims (
  merchant text not null,
  account uuid not null,
  mission text not null,
  first_day date not null,
  day date not null,
  score integer not null,
  claimed_at timestamp with time zone default clock_timestamp() not null,
  constraint mission_claims_pkey PRIMARY KEY (merchant, account, mission, first_day),
  constraint mission_claims_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id) ON DELETE CASCADE
);
alter table mission_claims enable row level security;
comment on table mission_claims is 'Claimed missions, once in each period.';
comment on column mission_claims.first_day is 'The first day of the period.';
comment on column mission_claims.day is 'The day on which it was claimed.';
CREATE INDEX mission_claims_by_day ON mission_claims USING btree (merchant, day, account);
create policy rows_of_merchant on mission_claims using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on mission_claims to livery_serve;

create table missions (
  merchant text not null,
  id text not null,
  measure text not null,
  period text not null,
  categories jsonb default '[]'::jsonb not null,
  target numeric(38,0) not null,
  kind text not null,
  amount numeric(38,0) not null,
  turnover integer default 0 not null,
  score integer not null,
  texts jsonb not null,
  enabled boolean default true not null,
  "position" integer not null,
  constraint missions_pkey PRIMARY KEY (merchant, id),
  constraint missions_merchant_fkey FOREIGN KEY (merchant) REFERENCES sites(merchant),
  constraint missions_amount_check CHECK ((amount > (0)::numeric)),
  constraint missions_kind_check CHECK ((kind = ANY (ARRAY['money'::text, 'points'::text]))),
  constraint missions_measure_check CHECK ((measure = ANY (ARRAY['deposit'::text, 'stake'::text, 'bets'::text, 'logins'::text]))),
  constraint missions_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'once'::text]))),
  constraint missions_score_check CHECK ((score >= 0)),
  constraint missions_target_check CHECK ((target > (0)::numeric)),
  constraint missions_turnover_check CHECK ((turnover >= 0))
);
alter table missions enable row level security;
comment on table missions is 'Missions of a brand.';
comment on column missions.measure is 'What counts: money paid in, money staked, bets, or days with a login.';
comment on column missions.categories is 'Categories whose stakes and bets count; empty: all.';
comment on column missions.target is 'Minor units for deposits and stakes, otherwise a count.';
comment on column missions.amount is 'Minor units, or points.';
comment on column missions.turnover is 'Wagering requirement of a money reward, as a multiple of its amount.';
comment on column missions.score is 'Score added to the leaderboard.';
create policy rows_of_merchant on missions using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on missions to livery_serve;

create table money_days (
  merchant text not null,
  account uuid not null,
  currency text not null,
  day date not null,
  purpose text not null,
  credited numeric(38,0) not null,
  debited numeric(38,0) not null,
  internal numeric(38,0) not null,
  movements bigint not null,
  constraint money_days_pkey PRIMARY KEY (merchant, account, currency, day, purpose)
);
alter table money_days enable row level security;
alter table money_days set (fillfactor=80);
comment on table money_days is 'Sums of a player''s movements of a day, in minor units, derived from movements.';
comment on column money_days.movements is 'The number of movements.';
create policy rows_of_merchant on money_days using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on money_days to livery_serve;

create table movements (
  merchant text not null,
  account uuid not null,
  seq bigint not null,
  transfer uuid not null,
  currency text not null,
  purpose text not null,
  amount numeric(38,0) not null,
  internal numeric(38,0) not null,
  at timestamp with time zone not null,
  constraint movements_pkey PRIMARY KEY (merchant, account, seq),
  constraint movements_internal_check CHECK ((internal >= (0)::numeric))
);
alter table movements enable row level security;
comment on table movements is 'Changes that a transfer made to all wallets of one player: a journal, derived from entries.';
comment on column movements.seq is '`seq` of the first entry: increasing and unique to a movement.';
comment on column movements.amount is 'Minor units; zero if money went from one wallet of the player to another.';
comment on column movements.internal is 'Minor units that went from one wallet of the player to another.';
CREATE INDEX movements_by_purpose ON movements USING btree (merchant, account, currency, purpose, at DESC, seq DESC) WHERE (purpose <> ALL (ARRAY['bet'::text, 'win'::text, 'rollback'::text]));
CREATE INDEX movements_by_time ON movements USING btree (merchant, account, currency, at DESC, seq DESC);
CREATE TRIGGER movements_append_only BEFORE DELETE OR UPDATE ON movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER movements_keep BEFORE TRUNCATE ON movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER movements_summed AFTER INSERT ON movements REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_movements();
create policy rows_of_merchant on movements using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant insert, select on movements to livery_serve;

create table operator_roles (
  merchant text not null,
  operator uuid not null,
  role text not null,
  constraint operator_roles_pkey PRIMARY KEY (merchant, operator, role),
  constraint operator_roles_operator_fkey FOREIGN KEY (operator) REFERENCES operators(id),
  constraint operator_roles_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'support'::text, 'finance'::text, 'editor'::text, 'admin'::text])))
);
alter table operator_roles enable row level security;
comment on table operator_roles is 'Roles of operators: for a brand, or for all of them if the merchant is *.';
CREATE INDEX operator_roles_by_operator ON operator_roles USING btree (operator);
create policy rows_of_merchant on operator_roles using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on operator_roles to livery_serve;

create table operator_sign_ins (
  state_hash bytea not null,
  sealed bytea not null,
  expires_at timestamp with time zone not null,
  operator uuid,
  code_hash bytea,
  constraint operator_sign_ins_pkey PRIMARY KEY (state_hash),
  constraint operator_sign_ins_operator_fkey FOREIGN KEY (operator) REFERENCES operators(id)
);
comment on table operator_sign_ins is 'Sign-ins at the OpenID Connect provider that have begun.';
comment on column operator_sign_ins.sealed is 'State, nonce, verifier and the secret of the program that began it, encrypted.';
comment on column operator_sign_ins.code_hash is 'Hash of the confirmation code that the browser shows, to be entered in the terminal.';
CREATE INDEX operator_sign_ins_by_end ON operator_sign_ins USING btree (expires_at);
grant delete, insert, select, update on operator_sign_ins to livery_serve;

create table operator_tokens (
  token_hash bytea not null,
  operator uuid not null,
  purpose text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint operator_tokens_pkey PRIMARY KEY (token_hash),
  constraint operator_tokens_operator_fkey FOREIGN KEY (operator) REFERENCES operators(id),
  constraint operator_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['access'::text, 'enrolment'::text, 'service'::text])))
);
comment on table operator_tokens is 'Tokens of operators, by their hashes: for access, for one enrolment, and the secret with which a service gets access.';
CREATE INDEX operator_tokens_by_end ON operator_tokens USING btree (expires_at);
CREATE INDEX operator_tokens_by_operator ON operator_tokens USING btree (operator);
grant delete, insert, select, update on operator_tokens to livery_serve;

create table operators (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text,
  kind text not null,
  password_hash text,
  authenticator bytea,
  last_step bigint default 0 not null,
  pending_authenticator bytea,
  subject text,
  disabled boolean default false not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_check CHECK (((kind = 'person'::text) = (email IS NOT NULL))),
  constraint operators_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint operators_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'service'::text]))),
  constraint operators_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
comment on table operators is 'Operators, who run admin commands: persons, and services such as a CI.';
comment on column operators.authenticator is 'The secret of the authenticator app, encrypted.';
comment on column operators.last_step is 'The time step of the last code that was used: no code is valid twice.';
comment on column operators.pending_authenticator is 'The secret of an enrolment that is not confirmed yet, encrypted.';
comment on column operators.subject is 'The issuer and the permanent id of the operator at the OpenID Connect provider, after the first sign-in there.';
comment on column operators.created_by is 'The operator who created it; null for the machine.';
CREATE UNIQUE INDEX operators_email ON operators USING btree (lower(email));
CREATE UNIQUE INDEX operators_subject ON operators USING btree (subject);
grant delete, insert, select, update on operators to livery_serve;

create table outbox (
  merchant text not null,
  id uuid not null,
  sealed bytea not null,
  created_at timestamp with time zone default now() not null,
  constraint outbox_pkey PRIMARY KEY (merchant, id)
);
alter table outbox enable row level security;
comment on table outbox is 'Messages that were sent while no mail server or SMS gateway was set, encrypted to the platform''s key.';
CREATE INDEX outbox_by_time ON outbox USING btree (merchant, created_at);
create policy rows_of_merchant on outbox using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on outbox to livery_serve;

create table payees (
  merchant text not null,
  id uuid not null,
  account uuid not null,
  kind text not null,
  channel text not null,
  name text not null,
  shown text not null,
  holder_shown text,
  sealed bytea not null,
  digest bytea not null,
  preferred boolean default false not null,
  added_at timestamp with time zone default clock_timestamp() not null,
  usable_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint payees_pkey PRIMARY KEY (merchant, id),
  constraint payees_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint payees_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'wallet'::text])))
);
alter table payees enable row level security;
comment on table payees is 'Bank accounts and wallets that members are paid to.';
comment on column payees.channel is 'The id of the bank or wallet network.';
comment on column payees.name is 'The name of the bank or wallet network.';
comment on column payees.shown is 'The masked number.';
comment on column payees.holder_shown is 'The masked name of the holder.';
comment on column payees.sealed is 'Number and holder in full, encrypted.';
comment on column payees.digest is 'Keyed hash of the channel and the number.';
comment on column payees.usable_at is 'When payouts to it become possible; null until it is confirmed.';
CREATE UNIQUE INDEX payees_once ON payees USING btree (merchant, account, digest) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX payees_one_preferred ON payees USING btree (merchant, account) WHERE (preferred AND (removed_at IS NULL));
create policy rows_of_merchant on payees using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on payees to livery_serve;

create table payload_nonces (
  merchant text not null,
  nonce_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint payload_nonces_pkey PRIMARY KEY (merchant, nonce_hash)
);
alter table payload_nonces enable row level security;
comment on table payload_nonces is 'Nonces of encrypted requests: none is accepted twice.';
CREATE INDEX payload_nonces_by_end ON payload_nonces USING btree (expires_at);
create policy rows_of_merchant on payload_nonces using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on payload_nonces to livery_serve;

create table payment_gateway_keys (
  merchant text not null,
  gateway text not null,
  id text not null,
  sealed bytea not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  ends_at timestamp with time zone,
  constraint payment_gateway_keys_pkey PRIMARY KEY (merchant, gateway, id),
  constraint payment_gateway_keys_merchant_gateway_fkey FOREIGN KEY (merchant, gateway) REFERENCES payment_gateways(merchant, gateway)
);
alter table payment_gateway_keys enable row level security;
comment on table payment_gateway_keys is 'The keys that a brand and its gateways sign with, encrypted to the platform''s key.';
comment on column payment_gateway_keys.ends_at is 'When it is no longer accepted; null for the current key.';
CREATE UNIQUE INDEX payment_gateway_keys_current ON payment_gateway_keys USING btree (merchant, gateway) WHERE (ends_at IS NULL);
create policy rows_of_merchant on payment_gateway_keys using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on payment_gateway_keys to livery_serve;

create table payment_gateways (
  merchant text not null,
  gateway text not null,
  url text not null,
  enabled boolean not null,
  removed_at timestamp with time zone,
  constraint payment_gateways_pkey PRIMARY KEY (merchant, gateway),
  constraint payment_gateways_removed_is_disabled CHECK (((removed_at IS NULL) OR (NOT enabled)))
);
alter table payment_gateways enable row level security;
comment on table payment_gateways is 'Payment gateways that a brand has connected.';
comment on column payment_gateways.url is 'Base URL of its API.';
comment on column payment_gateways.enabled is 'Whether it takes new orders; open orders are finished in any case.';
comment on column payment_gateways.removed_at is 'When it was removed. Deposits refer to it.';
create policy rows_of_merchant on payment_gateways using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on payment_gateways to livery_serve;

create table pending_logins (
  merchant text not null,
  id_hash bytea not null,
  account uuid not null,
  sealed bytea not null,
  method text,
  code_hash bytea,
  code_until timestamp with time zone,
  attempts integer default 0 not null,
  expires_at timestamp with time zone not null,
  security_stamp integer default 0 not null,
  constraint pending_logins_pkey PRIMARY KEY (merchant, id_hash)
);
alter table pending_logins enable row level security;
comment on table pending_logins is 'Logins with the correct password that need extra verification.';
comment on column pending_logins.sealed is 'Data for completing the login once it is verified, encrypted.';
CREATE INDEX pending_logins_by_end ON pending_logins USING btree (expires_at);
create policy rows_of_merchant on pending_logins using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on pending_logins to livery_serve;

create table play_days (
  merchant text not null,
  account uuid not null,
  currency text not null,
  day date not null,
  vendor text not null,
  category text not null,
  placed bigint not null,
  placed_stake numeric(38,0) not null,
  ended bigint not null,
  ended_stake numeric(38,0) not null,
  ended_win numeric(38,0) not null,
  returned bigint not null,
  returned_stake numeric(38,0) not null,
  settled bigint not null,
  settled_stake numeric(38,0) not null,
  settled_win numeric(38,0) not null,
  constraint play_days_pkey PRIMARY KEY (merchant, account, currency, day, vendor, category)
);
alter table play_days enable row level security;
alter table play_days set (fillfactor=80);
comment on table play_days is 'Sums of a player''s bets of a day with a vendor in a category, derived from bets. Stakes and wins are minor units.';
comment on column play_days.placed is 'Bets placed on the day. Their outcome, on whichever day, is in `ended` or `returned`.';
comment on column play_days.ended is 'Bets placed on the day that are settled.';
comment on column play_days.returned is 'Bets placed on the day that were rolled back.';
comment on column play_days.settled is 'Bets settled on the day, whenever they were placed.';
create policy rows_of_merchant on play_days using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on play_days to livery_serve;

create table played_games (
  merchant text not null,
  account uuid not null,
  game text not null,
  times integer default 1 not null,
  last_at timestamp with time zone default clock_timestamp() not null,
  constraint played_games_pkey PRIMARY KEY (merchant, account, game),
  constraint played_games_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table played_games enable row level security;
comment on table played_games is 'Games that players have opened, by their id in the catalogue.';
CREATE INDEX played_games_by_time ON played_games USING btree (merchant, last_at);
create policy rows_of_merchant on played_games using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on played_games to livery_serve;

create table points_counted (
  merchant text not null,
  account uuid not null,
  currency text not null,
  counted numeric(38,0) not null,
  constraint points_counted_pkey PRIMARY KEY (merchant, account, currency),
  constraint points_counted_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint points_counted_counted_check CHECK ((counted >= (0)::numeric))
);
alter table points_counted enable row level security;
comment on table points_counted is 'The part of an account''s turnover that has been converted to points.';
comment on column points_counted.counted is 'Minor units.';
create policy rows_of_merchant on points_counted using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on points_counted to livery_serve;

create table points_redemptions (
  merchant text not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  reference text not null,
  account uuid not null,
  request_key text not null,
  fingerprint text not null,
  kind text not null,
  reward text,
  texts jsonb default '{}'::jsonb not null,
  quantity bigint not null,
  points bigint not null,
  amount numeric(38,0) not null,
  currency text not null,
  state text not null,
  reason text,
  requested_at timestamp with time zone default clock_timestamp() not null,
  decided_at timestamp with time zone,
  constraint points_redemptions_pkey PRIMARY KEY (merchant, id),
  constraint points_redemptions_key UNIQUE (merchant, account, request_key),
  constraint points_redemptions_reference UNIQUE (merchant, reference),
  constraint points_redemptions_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint points_redemptions_amount_check CHECK ((amount > (0)::numeric)),
  constraint points_redemptions_check CHECK (((kind = 'convert'::text) = (reward IS NULL))),
  constraint points_redemptions_check1 CHECK (((state = 'process'::text) = (decided_at IS NULL))),
  constraint points_redemptions_kind_check CHECK ((kind = ANY (ARRAY['money'::text, 'goods'::text, 'convert'::text]))),
  constraint points_redemptions_points_check CHECK ((points > 0)),
  constraint points_redemptions_quantity_check CHECK ((quantity > 0)),
  constraint points_redemptions_state_check CHECK ((state = ANY (ARRAY['process'::text, 'approved'::text, 'rejected'::text])))
);
alter table points_redemptions enable row level security;
comment on table points_redemptions is 'Redemptions of points.';
comment on column points_redemptions.amount is 'Minor units.';
CREATE INDEX points_redemptions_by_account ON points_redemptions USING btree (merchant, account, seq DESC);
CREATE INDEX points_redemptions_pending ON points_redemptions USING btree (merchant, seq) WHERE (state = 'process'::text);
create policy rows_of_merchant on points_redemptions using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on points_redemptions to livery_serve;

create table points_rewards (
  merchant text not null,
  id text not null,
  kind text not null,
  texts jsonb not null,
  points bigint not null,
  amount numeric(38,0) not null,
  required_stakes numeric(38,0) default 0 not null,
  stock bigint not null,
  enabled boolean default true not null,
  "position" integer not null,
  constraint points_rewards_pkey PRIMARY KEY (merchant, id),
  constraint points_rewards_amount_check CHECK ((amount > (0)::numeric)),
  constraint points_rewards_kind_check CHECK ((kind = ANY (ARRAY['money'::text, 'goods'::text]))),
  constraint points_rewards_points_check CHECK ((points > 0)),
  constraint points_rewards_required_stakes_check CHECK ((required_stakes >= (0)::numeric)),
  constraint points_rewards_stock_check CHECK ((stock >= 0))
);
alter table points_rewards enable row level security;
comment on table points_rewards is 'Rewards that can be bought with points.';
comment on column points_rewards.amount is 'Minor units.';
comment on column points_rewards.required_stakes is 'Total stakes, in minor units, that an account must have placed before it can redeem the reward.';
create policy rows_of_merchant on points_rewards using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on points_rewards to livery_serve;

create table points_settings (
  merchant text not null,
  ratio_points bigint not null,
  ratio_amount numeric(38,0) not null,
  turnover numeric(38,0),
  constraint points_settings_pkey PRIMARY KEY (merchant),
  constraint points_settings_merchant_fkey FOREIGN KEY (merchant) REFERENCES sites(merchant),
  constraint points_settings_ratio_amount_check CHECK ((ratio_amount > (0)::numeric)),
  constraint points_settings_ratio_points_check CHECK ((ratio_points > 0)),
  constraint points_settings_turnover_check CHECK ((turnover > (0)::numeric))
);
alter table points_settings enable row level security;
comment on table points_settings is 'Value of points, and how they are earned.';
comment on column points_settings.ratio_points is 'Number of points worth `ratio_amount`.';
comment on column points_settings.ratio_amount is 'Minor units.';
comment on column points_settings.turnover is 'Minor units that have to be staked for one point; null: play earns none.';
create policy rows_of_merchant on points_settings using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on points_settings to livery_serve;

create table raffle_draws (
  merchant text not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  activity text not null,
  account uuid not null,
  period text not null,
  request_key text not null,
  roll integer not null,
  prize text,
  drawn_at timestamp with time zone default clock_timestamp() not null,
  constraint raffle_draws_pkey PRIMARY KEY (merchant, id),
  constraint raffle_draws_key UNIQUE (merchant, account, activity, request_key),
  constraint raffle_draws_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint raffle_draws_merchant_activity_fkey FOREIGN KEY (merchant, activity) REFERENCES activities(merchant, id),
  constraint raffle_draws_roll_check CHECK (((roll >= 0) AND (roll <= 9999)))
);
alter table raffle_draws enable row level security;
comment on table raffle_draws is 'Draws of raffles.';
comment on column raffle_draws.roll is 'The number that was drawn.';
comment on column raffle_draws.prize is 'null: no prize.';
CREATE INDEX raffle_draws_by_account ON raffle_draws USING btree (merchant, account, activity, seq DESC);
create policy rows_of_merchant on raffle_draws using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on raffle_draws to livery_serve;

create table raffle_prizes (
  merchant text not null,
  activity text not null,
  id text not null,
  texts jsonb not null,
  kind text not null,
  amount numeric(38,0) not null,
  chance integer not null,
  stock bigint,
  constraint raffle_prizes_pkey PRIMARY KEY (merchant, activity, id),
  constraint raffle_prizes_merchant_activity_fkey FOREIGN KEY (merchant, activity) REFERENCES activities(merchant, id),
  constraint raffle_prizes_amount_check CHECK ((amount > (0)::numeric)),
  constraint raffle_prizes_chance_check CHECK (((chance >= 1) AND (chance <= 10000))),
  constraint raffle_prizes_kind_check CHECK ((kind = ANY (ARRAY['money'::text, 'points'::text]))),
  constraint raffle_prizes_stock_check CHECK ((stock >= 0))
);
alter table raffle_prizes enable row level security;
comment on table raffle_prizes is 'Prizes of raffles.';
comment on column raffle_prizes.amount is 'Minor units, or whole points.';
comment on column raffle_prizes.chance is 'In ten-thousandths. The chances of a raffle add up to at most 10000.';
comment on column raffle_prizes.stock is 'null: unlimited.';
CREATE CONSTRAINT TRIGGER raffle_prizes_chances AFTER INSERT OR UPDATE ON raffle_prizes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_raffle_chances();
create policy rows_of_merchant on raffle_prizes using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on raffle_prizes to livery_serve;

create table rank_cursors (
  merchant text not null,
  checked_until timestamp with time zone not null,
  cashback_from date,
  constraint rank_cursors_pkey PRIMARY KEY (merchant),
  constraint rank_cursors_merchant_fkey FOREIGN KEY (merchant) REFERENCES sites(merchant)
);
alter table rank_cursors enable row level security;
comment on table rank_cursors is 'Progress of the calculation of ranks of a brand''s players.';
comment on column rank_cursors.checked_until is 'Bets that were settled up to this moment are counted.';
comment on column rank_cursors.cashback_from is 'The Monday of the first week whose cashback has not been given.';
create policy rows_of_merchant on rank_cursors using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on rank_cursors to livery_serve;

create table rank_rises (
  merchant text not null,
  account uuid not null,
  level integer not null,
  reached_at timestamp with time zone default clock_timestamp() not null,
  constraint rank_rises_pkey PRIMARY KEY (merchant, account, level),
  constraint rank_rises_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table rank_rises enable row level security;
comment on table rank_rises is 'When each player reached each rank, once.';
create policy rows_of_merchant on rank_rises using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on rank_rises to livery_serve;

create table referral_codes (
  merchant text not null,
  account uuid not null,
  code text not null,
  constraint referral_codes_pkey PRIMARY KEY (merchant, account),
  constraint referral_codes_code UNIQUE (merchant, code),
  constraint referral_codes_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table referral_codes enable row level security;
comment on table referral_codes is 'The code with which a player invites friends.';
create policy rows_of_merchant on referral_codes using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on referral_codes to livery_serve;

create table referral_settings (
  merchant text not null,
  deposited numeric(38,0) not null,
  staked numeric(38,0) not null,
  days integer not null,
  inviter numeric(38,0) not null,
  friend numeric(38,0) not null,
  turnover integer not null,
  inviter_texts jsonb not null,
  friend_texts jsonb not null,
  constraint referral_settings_pkey PRIMARY KEY (merchant),
  constraint referral_settings_merchant_fkey FOREIGN KEY (merchant) REFERENCES sites(merchant),
  constraint referral_settings_days_check CHECK ((days > 0)),
  constraint referral_settings_deposited_check CHECK ((deposited >= (0)::numeric)),
  constraint referral_settings_friend_check CHECK ((friend >= (0)::numeric)),
  constraint referral_settings_inviter_check CHECK ((inviter >= (0)::numeric)),
  constraint referral_settings_staked_check CHECK ((staked >= (0)::numeric)),
  constraint referral_settings_turnover_check CHECK ((turnover >= 0))
);
alter table referral_settings enable row level security;
comment on table referral_settings is 'Rewards for inviting friends.';
comment on column referral_settings.deposited is 'Minor units that a friend has to pay in within `days`.';
comment on column referral_settings.staked is 'Minor units that a friend has to stake within `days`.';
comment on column referral_settings.inviter is 'Minor units that the inviter gets.';
comment on column referral_settings.friend is 'Minor units that the friend gets.';
comment on column referral_settings.turnover is 'Wagering requirement of both rewards, as a multiple of their amounts.';
create policy rows_of_merchant on referral_settings using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on referral_settings to livery_serve;

create table referrals (
  merchant text not null,
  account uuid not null,
  inviter uuid not null,
  seq bigint generated always as identity not null,
  registered_at timestamp with time zone default clock_timestamp() not null,
  rewarded_at timestamp with time zone,
  amount numeric(38,0),
  self_referral boolean default false not null,
  constraint referrals_pkey PRIMARY KEY (merchant, account),
  constraint referrals_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id) ON DELETE CASCADE,
  constraint referrals_merchant_inviter_fkey FOREIGN KEY (merchant, inviter) REFERENCES accounts(merchant, id),
  constraint referrals_amount_check CHECK ((amount >= (0)::numeric)),
  constraint referrals_check CHECK ((account <> inviter)),
  constraint referrals_check1 CHECK (((rewarded_at IS NULL) = (amount IS NULL))),
  constraint referrals_self_referral CHECK (((NOT self_referral) OR (rewarded_at IS NULL)))
);
alter table referrals enable row level security;
comment on table referrals is 'Friends that players invited.';
comment on column referrals.account is 'The friend.';
comment on column referrals.amount is 'Minor units that the inviter got.';
comment on column referrals.self_referral is 'Whether friend and inviter seem to be one person, so that no rewards are given.';
CREATE INDEX referrals_by_inviter ON referrals USING btree (merchant, inviter, seq DESC);
CREATE INDEX referrals_pending ON referrals USING btree (merchant, registered_at) WHERE (rewarded_at IS NULL);
create policy rows_of_merchant on referrals using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on referrals to livery_serve;

create table register_rules (
  merchant text not null,
  field text not null,
  enabled boolean not null,
  required boolean not null,
  pattern text,
  accepted_pattern text,
  min_length integer,
  max_length integer,
  constraint register_rules_pkey PRIMARY KEY (merchant, field)
);
alter table register_rules enable row level security;
comment on table register_rules is 'Rules of the registration form, by field.';
CREATE TRIGGER register_rules_delete_increments_site_revision AFTER DELETE ON register_rules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER register_rules_insert_increments_site_revision AFTER INSERT ON register_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER register_rules_update_increments_site_revision AFTER UPDATE ON register_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
create policy rows_of_merchant on register_rules using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on register_rules to livery_serve;

create table remembered_logins (
  merchant text not null,
  token_hash bytea not null,
  account uuid not null,
  expires_at timestamp with time zone not null,
  security_stamp integer default 0 not null,
  constraint remembered_logins_pkey PRIMARY KEY (merchant, token_hash),
  constraint remembered_logins_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table remembered_logins enable row level security;
comment on table remembered_logins is 'Logins that a browser remembers, by the hash of its cookie.';
CREATE INDEX remembered_logins_by_account ON remembered_logins USING btree (merchant, account);
CREATE INDEX remembered_logins_by_end ON remembered_logins USING btree (expires_at);
create policy rows_of_merchant on remembered_logins using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on remembered_logins to livery_serve;

create table request_counts (
  merchant text not null,
  subject bytea not null,
  count integer not null,
  began_at timestamp with time zone not null,
  seconds integer not null,
  constraint request_counts_pkey PRIMARY KEY (merchant, subject)
);
alter table request_counts enable row level security;
comment on table request_counts is 'Requests within a window of time, by the keyed hash of a limit and an address. Servers reserve several at once.';
comment on column request_counts.merchant is 'The brand, or * for the admin API and for hosts that belong to no brand.';
comment on column request_counts.count is 'Requests that the servers have reserved within the window.';
create policy rows_of_merchant on request_counts using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on request_counts to livery_serve;

create table resources (
  merchant text not null,
  kind text not null,
  url text not null,
  label_en text not null,
  label_cn text not null,
  constraint resources_pkey PRIMARY KEY (merchant, kind)
);
alter table resources enable row level security;
comment on table resources is 'URLs that a brand links to.';
CREATE TRIGGER resources_delete_increments_site_revision AFTER DELETE ON resources REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER resources_insert_increments_site_revision AFTER INSERT ON resources REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER resources_update_increments_site_revision AFTER UPDATE ON resources REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
create policy rows_of_merchant on resources using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on resources to livery_serve;

create table restricted_countries (
  merchant text not null,
  country text not null,
  constraint restricted_countries_pkey PRIMARY KEY (merchant, country)
);
alter table restricted_countries enable row level security;
comment on table restricted_countries is 'Countries whose visitors are blocked.';
CREATE TRIGGER restricted_countries_delete_increments_site_revision AFTER DELETE ON restricted_countries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER restricted_countries_insert_increments_site_revision AFTER INSERT ON restricted_countries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER restricted_countries_update_increments_site_revision AFTER UPDATE ON restricted_countries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
create policy rows_of_merchant on restricted_countries using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on restricted_countries to livery_serve;

create table rewards (
  merchant text not null,
  id uuid not null,
  seq bigint generated always as identity not null,
  account uuid not null,
  source text not null,
  name text not null,
  key text not null,
  texts jsonb not null,
  kind text not null,
  currency text not null,
  amount numeric(38,0) not null,
  turnover integer default 0 not null,
  given_at timestamp with time zone default clock_timestamp() not null,
  expires_at timestamp with time zone,
  claimed_at timestamp with time zone,
  vendor text,
  game text,
  stake numeric(38,0),
  spins integer,
  spins_used integer default 0 not null,
  constraint rewards_pkey PRIMARY KEY (merchant, id),
  constraint rewards_once UNIQUE (merchant, account, source, name, key),
  constraint rewards_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint rewards_amount_check CHECK ((amount > (0)::numeric)),
  constraint rewards_free_spins CHECK (((num_nonnulls(vendor, game, stake, spins) =
CASE
    WHEN (kind = 'free-spins'::text) THEN 4
    ELSE 0
END) AND ((kind <> 'free-spins'::text) OR ((stake > (0)::numeric) AND ((spins >= 1) AND (spins <= 1000)) AND (amount = (stake * (spins)::numeric)) AND (expires_at IS NOT NULL))) AND ((spins_used >= 0) AND (spins_used <= COALESCE(spins, 0))))),
  constraint rewards_kind_check CHECK ((kind = ANY (ARRAY['money'::text, 'points'::text, 'free-spins'::text]))),
  constraint rewards_source_check CHECK ((source = ANY (ARRAY['activity'::text, 'mission'::text, 'referral'::text, 'rank'::text, 'operator'::text]))),
  constraint rewards_turnover_check CHECK (((turnover >= 0) AND (turnover <= 100)))
);
alter table rewards enable row level security;
comment on table rewards is 'Rewards of members, once for each source and key.';
comment on column rewards.name is 'Name of the reward at its source, such as the id of the activity or mission.';
comment on column rewards.key is 'Idempotency key of the reward, such as a period.';
comment on column rewards.currency is 'The brand''s currency, or the currency of points.';
comment on column rewards.amount is 'Minor units, or whole points; for free spins, their total value.';
comment on column rewards.turnover is 'Wagering requirement, as a multiple of the money or of the winnings of free spins.';
comment on column rewards.claimed_at is 'When it was claimed; for free spins, when the last one was used.';
comment on column rewards.vendor is 'For free spins: the code of the vendor.';
comment on column rewards.game is 'For free spins: the id of the game.';
comment on column rewards.stake is 'For free spins: the stake of each in minor units.';
comment on column rewards.spins is 'For free spins: their number.';
CREATE INDEX rewards_by_account ON rewards USING btree (merchant, account, seq DESC);
CREATE INDEX rewards_by_seq ON rewards USING btree (merchant, seq DESC);
CREATE INDEX rewards_free_spins ON rewards USING btree (merchant, account, vendor, game) WHERE (kind = 'free-spins'::text);
create policy rows_of_merchant on rewards using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on rewards to livery_serve;

create table rounds (
  merchant text not null,
  vendor text not null,
  account uuid not null,
  id text not null,
  opened_at timestamp with time zone default now() not null,
  closed_at timestamp with time zone,
  constraint rounds_pkey PRIMARY KEY (merchant, vendor, account, id),
  constraint rounds_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table rounds enable row level security;
comment on table rounds is 'Rounds of games, by the vendor''s id.';
create policy rows_of_merchant on rounds using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on rounds to livery_serve;

create table secret_fingerprints (
  name text not null,
  fingerprint bytea not null,
  recorded_at timestamp with time zone default now() not null,
  constraint secret_fingerprints_pkey PRIMARY KEY (name)
);
comment on table secret_fingerprints is 'Digests of the secrets of the first server. A server with other secrets does not start.';
grant delete, insert, select, update on secret_fingerprints to livery_serve;

create table sessions (
  merchant text not null,
  token_hash bytea not null,
  account uuid not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  must_change boolean default false not null,
  id uuid default gen_random_uuid() not null,
  country text default 'ZZ'::text not null,
  browser text default 'other'::text not null,
  system text default 'other'::text not null,
  seen_at timestamp with time zone default now() not null,
  authenticated_at timestamp with time zone default now(),
  security_stamp integer default 0 not null,
  constraint sessions_pkey PRIMARY KEY (merchant, token_hash),
  constraint sessions_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table sessions enable row level security;
comment on table sessions is 'Logins of accounts.';
comment on column sessions.must_change is 'Whether the session only allows changing the password.';
comment on column sessions.id is 'Id by which the owner ends it.';
comment on column sessions.country is 'ISO 3166 code; ZZ: unknown.';
comment on column sessions.seen_at is 'When it was last used.';
comment on column sessions.authenticated_at is 'When the owner last entered credentials; null if a browser remembered the login.';
CREATE INDEX sessions_by_account ON sessions USING btree (merchant, account);
CREATE INDEX sessions_by_end ON sessions USING btree (expires_at);
create policy rows_of_merchant on sessions using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on sessions to livery_serve;

create table settlement_cursors (
  merchant text not null,
  kind text not null,
  period text not null,
  settled_until timestamp with time zone not null,
  constraint settlement_cursors_pkey PRIMARY KEY (merchant, kind, period)
);
alter table settlement_cursors enable row level security;
comment on table settlement_cursors is 'The time up to which the contracts of each kind are settled.';
create policy rows_of_merchant on settlement_cursors using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on settlement_cursors to livery_serve;

create table settlements (
  merchant text not null,
  id uuid not null,
  contract uuid not null,
  kind text not null,
  upline uuid not null,
  downline uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  currency text not null,
  stake numeric(38,0) not null,
  lost numeric(38,0) not null,
  members integer not null,
  amount numeric(38,0) not null,
  missed text,
  created_at timestamp with time zone default now() not null,
  paid_at timestamp with time zone,
  constraint settlements_pkey PRIMARY KEY (merchant, id),
  constraint settlements_merchant_contract_fkey FOREIGN KEY (merchant, contract) REFERENCES contracts(merchant, id),
  constraint settlements_amount_check CHECK ((amount >= (0)::numeric)),
  constraint settlements_check CHECK ((ends_at > starts_at)),
  constraint settlements_check1 CHECK (((amount = (0)::numeric) = (missed IS NOT NULL))),
  constraint settlements_check2 CHECK (((paid_at IS NULL) OR (amount > (0)::numeric))),
  constraint settlements_missed_check CHECK ((missed = ANY (ARRAY['bet'::text, 'profitLoss'::text, 'members'::text, 'nothing'::text])))
);
alter table settlements enable row level security;
comment on table settlements is 'Settlements of contracts, one for each period. Amounts are minor units.';
comment on column settlements.upline is 'The agent who pays.';
comment on column settlements.downline is 'The agent who is paid.';
comment on column settlements.stake is 'Stakes of the downline’s team.';
comment on column settlements.lost is 'Net loss of the team; negative if it won.';
comment on column settlements.members is 'Number of active players of the team.';
comment on column settlements.missed is 'Why the amount is 0.';
CREATE INDEX settlements_by_downline ON settlements USING btree (merchant, downline, kind, ends_at DESC, id);
CREATE INDEX settlements_by_upline ON settlements USING btree (merchant, upline, kind, ends_at DESC, id);
CREATE INDEX settlements_due ON settlements USING btree (merchant, ends_at) WHERE ((paid_at IS NULL) AND (amount > (0)::numeric));
CREATE UNIQUE INDEX settlements_once ON settlements USING btree (merchant, contract, starts_at);
create policy rows_of_merchant on settlements using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on settlements to livery_serve;

create table site_revisions (
  merchant text not null,
  revision bigint not null,
  constraint site_revisions_pkey PRIMARY KEY (merchant)
);
alter table site_revisions enable row level security;
comment on table site_revisions is 'A number that increases with every change of a brand''s facts, so that one query returns the brands that a server has to reload.';
create policy rows_of_merchant on site_revisions using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on site_revisions to livery_serve;

create table sites (
  merchant text not null,
  maintenance boolean default false not null,
  local_country text not null,
  currency text not null,
  exponent integer not null,
  registration_bonus numeric(38,0) not null,
  seeded_at timestamp with time zone default now() not null,
  content_seeded boolean default false not null,
  gtag_id text,
  folder text,
  single_wallet boolean default true not null,
  bonus_turnover integer default 0 not null,
  bonus_days integer,
  time_zone text default 'UTC'::text not null,
  adjustment_limit numeric(38,0) default 0 not null,
  content_digest text,
  constraint sites_pkey PRIMARY KEY (merchant)
);
alter table sites enable row level security;
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
CREATE TRIGGER sites_delete_increments_site_revision AFTER DELETE ON sites REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER sites_insert_increments_site_revision AFTER INSERT ON sites REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER sites_update_increments_site_revision AFTER UPDATE ON sites REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
create policy rows_of_merchant on sites using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on sites to livery_serve;

create table slider_checks (
  merchant text not null,
  id_hash bytea not null,
  target_x integer,
  expires_at timestamp with time zone not null,
  constraint slider_checks_pkey PRIMARY KEY (merchant, id_hash)
);
alter table slider_checks enable row level security;
comment on table slider_checks is 'Slider checks that have not been answered, and passed ones that have not been used.';
comment on column slider_checks.target_x is 'The position at which the piece fits; null for the result of a passed check.';
CREATE INDEX slider_checks_by_end ON slider_checks USING btree (expires_at);
create policy rows_of_merchant on slider_checks using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on slider_checks to livery_serve;

create table social_identities (
  merchant text not null,
  provider text not null,
  subject_hash bytea not null,
  account uuid not null,
  linked_at timestamp with time zone default now() not null,
  constraint social_identities_pkey PRIMARY KEY (merchant, provider, subject_hash),
  constraint social_identities_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table social_identities enable row level security;
comment on table social_identities is 'Accounts by their identity at a login provider, as a keyed hash of its id there.';
CREATE INDEX social_identities_by_account ON social_identities USING btree (merchant, account);
create policy rows_of_merchant on social_identities using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on social_identities to livery_serve;

create table social_logins (
  merchant text not null,
  id_hash bytea not null,
  state_hash bytea,
  sealed bytea not null,
  expires_at timestamp with time zone not null,
  constraint social_logins_pkey PRIMARY KEY (merchant, id_hash)
);
alter table social_logins enable row level security;
comment on table social_logins is 'Pending logins with a login provider, bound to a browser by the hash of its cookie.';
CREATE INDEX social_logins_by_end ON social_logins USING btree (expires_at);
create policy rows_of_merchant on social_logins using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on social_logins to livery_serve;

create table spent_proofs (
  merchant text not null,
  id_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint spent_proofs_pkey PRIMARY KEY (merchant, id_hash)
);
alter table spent_proofs enable row level security;
comment on table spent_proofs is 'Proofs of work that have been used.';
CREATE INDEX spent_proofs_by_end ON spent_proofs USING btree (expires_at);
create policy rows_of_merchant on spent_proofs using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on spent_proofs to livery_serve;

create table temporary_passwords (
  merchant text not null,
  account uuid not null,
  password_hash bytea not null,
  expires_at timestamp with time zone not null,
  security_stamp integer default 0 not null,
  constraint temporary_passwords_pkey PRIMARY KEY (merchant, account),
  constraint temporary_passwords_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id)
);
alter table temporary_passwords enable row level security;
comment on table temporary_passwords is 'Temporary passwords that were sent to replace a forgotten one.';
CREATE INDEX temporary_passwords_by_end ON temporary_passwords USING btree (expires_at);
create policy rows_of_merchant on temporary_passwords using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on temporary_passwords to livery_serve;

create table transfers (
  merchant text not null,
  id uuid not null,
  idempotency_key text not null,
  fingerprint text not null,
  purpose text not null,
  created_at timestamp with time zone default now() not null,
  reference text,
  constraint transfers_pkey PRIMARY KEY (merchant, id),
  constraint transfers_idempotency UNIQUE (merchant, idempotency_key)
);
alter table transfers enable row level security;
comment on table transfers is 'Balanced transfers of the ledger: a journal.';
comment on column transfers.fingerprint is 'Digest of the transfer, which detects a different transfer with the same idempotency key.';
comment on column transfers.reference is 'The record that it belongs to, such as the id of a deposit.';
CREATE TRIGGER transfers_append_only BEFORE DELETE OR UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_keep BEFORE TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
create policy rows_of_merchant on transfers using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant insert, select on transfers to livery_serve;

create table uploads (
  merchant text not null,
  id uuid not null,
  owner uuid not null,
  purpose text not null,
  type text not null,
  bytes bytea not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  due_at timestamp with time zone not null,
  sealed boolean default false not null,
  constraint uploads_pkey PRIMARY KEY (merchant, id),
  constraint uploads_merchant_owner_fkey FOREIGN KEY (merchant, owner) REFERENCES accounts(merchant, id),
  constraint uploads_type_check CHECK ((type = ANY (ARRAY['png'::text, 'jpg'::text, 'pdf'::text])))
);
alter table uploads enable row level security;
comment on table uploads is 'Files that players have uploaded.';
comment on column uploads.due_at is 'When it is deleted.';
comment on column uploads.sealed is 'Whether the bytes are encrypted.';
CREATE INDEX uploads_due ON uploads USING btree (due_at);
create policy rows_of_merchant on uploads using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on uploads to livery_serve;

create table vendor_calls (
  merchant text not null,
  vendor text not null,
  kind text not null,
  scope text not null,
  transaction text not null,
  fingerprint bytea,
  bet uuid,
  answer jsonb not null,
  at timestamp with time zone default now() not null,
  constraint vendor_calls_pkey PRIMARY KEY (merchant, vendor, kind, scope, transaction),
  constraint vendor_calls_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text, 'close'::text, 'resettle'::text])))
);
alter table vendor_calls enable row level security;
comment on table vendor_calls is 'Responses to the calls of vendors. A repeated call gets the response to the first.';
comment on column vendor_calls.answer is 'The response body as it was sent.';
CREATE INDEX vendor_calls_by_time ON vendor_calls USING brin (at);
create policy rows_of_merchant on vendor_calls using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on vendor_calls to livery_serve;

create table vendor_games (
  merchant text not null,
  id text not null,
  vendor text not null,
  "position" integer not null,
  game jsonb not null,
  listed boolean not null,
  picture_url text,
  picture text,
  picture_from text,
  constraint vendor_games_pkey PRIMARY KEY (merchant, id),
  constraint vendor_games_merchant_vendor_fkey FOREIGN KEY (merchant, vendor) REFERENCES vendors(merchant, vendor)
);
alter table vendor_games enable row level security;
comment on table vendor_games is 'Games that vendors have listed for a brand, in the vendor''s order.';
comment on column vendor_games.game is 'Its entry in the catalogue, without the vendor.';
comment on column vendor_games.listed is 'Whether the vendor still lists it. The names of former games are kept for records of play.';
comment on column vendor_games.picture_url is 'URL of its picture at the vendor.';
comment on column vendor_games.picture is 'Digest of its picture; null: a picture drawn by the server.';
comment on column vendor_games.picture_from is 'The URL from which `picture` was fetched. If `picture_url` differs, the picture is fetched again.';
CREATE INDEX vendor_games_by_vendor ON vendor_games USING btree (merchant, vendor);
create policy rows_of_merchant on vendor_games using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on vendor_games to livery_serve;

create table vendor_keys (
  merchant text not null,
  vendor text not null,
  id text not null,
  sealed bytea not null,
  created_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone,
  constraint vendor_keys_pkey PRIMARY KEY (merchant, vendor, id)
);
alter table vendor_keys enable row level security;
comment on table vendor_keys is 'The keys that vendors sign their calls with, encrypted to the platform''s key.';
comment on column vendor_keys.ends_at is 'When it is no longer accepted; null for the current key.';
CREATE UNIQUE INDEX vendor_keys_current ON vendor_keys USING btree (merchant, vendor) WHERE (ends_at IS NULL);
create policy rows_of_merchant on vendor_keys using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on vendor_keys to livery_serve;

create table vendor_nonces (
  merchant text not null,
  nonce_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint vendor_nonces_pkey PRIMARY KEY (merchant, nonce_hash)
);
alter table vendor_nonces enable row level security;
comment on table vendor_nonces is 'Nonces of vendors'' calls: none is accepted twice.';
CREATE INDEX vendor_nonces_by_end ON vendor_nonces USING btree (expires_at);
create policy rows_of_merchant on vendor_nonces using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on vendor_nonces to livery_serve;

create table vendor_pictures (
  merchant text not null,
  digest text not null,
  small bytea not null,
  large bytea not null,
  stored_at timestamp with time zone default now() not null,
  constraint vendor_pictures_pkey PRIMARY KEY (merchant, digest)
);
alter table vendor_pictures enable row level security;
comment on table vendor_pictures is 'Pictures of vendors'' games as WebP, by the SHA-256 digest of what the vendor sent.';
comment on column vendor_pictures.small is '360 by 480 pixels.';
comment on column vendor_pictures.large is '720 by 960 pixels.';
create policy rows_of_merchant on vendor_pictures using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on vendor_pictures to livery_serve;

create table vendor_syncs (
  merchant text not null,
  vendor text not null,
  started_at timestamp with time zone not null,
  synced_at timestamp with time zone,
  error text,
  constraint vendor_syncs_pkey PRIMARY KEY (merchant, vendor),
  constraint vendor_syncs_merchant_vendor_fkey FOREIGN KEY (merchant, vendor) REFERENCES vendors(merchant, vendor)
);
alter table vendor_syncs enable row level security;
comment on table vendor_syncs is 'The last sync of each vendor''s list of games, fetched from the vendor or sent by it.';
comment on column vendor_syncs.synced_at is 'Time of the last successful sync.';
comment on column vendor_syncs.error is 'Why the last fetch failed, or how many games the last sync rejected, with the first reason.';
create policy rows_of_merchant on vendor_syncs using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on vendor_syncs to livery_serve;

create table vendors (
  merchant text not null,
  vendor text not null,
  enabled boolean not null,
  "position" double precision not null,
  channels text[],
  client_types integer[],
  name text,
  categories text[],
  launch_url text,
  api_url text,
  catalogue_url text,
  policy jsonb,
  games_version integer default 0 not null,
  removed_at timestamp with time zone,
  constraint vendors_pkey PRIMARY KEY (merchant, vendor),
  constraint vendors_removed_is_disabled CHECK (((removed_at IS NULL) OR (NOT enabled)))
);
alter table vendors enable row level security;
comment on table vendors is 'Game vendors that a brand offers, by the vendor''s code.';
comment on column vendors.channels is 'Sales channels that its games are for; null: all.';
comment on column vendors.client_types is 'Client types that its games are for; null: all.';
comment on column vendors.name is 'The name that players see; null: that of the platform''s catalogue.';
comment on column vendors.categories is 'Categories in which it has games; null: those of the platform''s catalogue.';
comment on column vendors.launch_url is 'Origin of its games in a browser; null: that of the platform''s catalogue.';
comment on column vendors.api_url is 'Base URL of its API; null: that of the platform''s catalogue.';
comment on column vendors.catalogue_url is 'URL from which its list of games is fetched; null: the vendor sends the list itself.';
comment on column vendors.policy is 'Values of its policy that differ from the platform''s catalogue.';
comment on column vendors.games_version is 'Increases with every change of its games; 0 if it has never listed any.';
comment on column vendors.removed_at is 'When it was removed. Its bets and keys are kept.';
CREATE TRIGGER vendors_delete_increments_site_revision AFTER DELETE ON vendors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER vendors_insert_increments_site_revision AFTER INSERT ON vendors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
CREATE TRIGGER vendors_update_increments_site_revision AFTER UPDATE ON vendors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION increment_site_revision();
create policy rows_of_merchant on vendors using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on vendors to livery_serve;

create table verification_codes (
  merchant text not null,
  recipient_hash bytea not null,
  attempts_hash bytea not null,
  account uuid,
  code_hash bytea not null,
  attempts integer not null,
  expires_at timestamp with time zone not null,
  security_stamp integer default 0 not null,
  constraint verification_codes_pkey PRIMARY KEY (merchant, recipient_hash)
);
alter table verification_codes enable row level security;
comment on table verification_codes is 'Codes that were sent to phones and email addresses, and tokens of verified phones.';
comment on column verification_codes.recipient_hash is 'Keyed hash of the purpose and the recipient.';
comment on column verification_codes.attempts_hash is 'Keyed hash by which attempts are counted: for phones that of the number without its country code, otherwise recipient_hash.';
CREATE INDEX verification_codes_by_attempts_hash ON verification_codes USING btree (merchant, attempts_hash);
CREATE INDEX verification_codes_by_end ON verification_codes USING btree (expires_at);
create policy rows_of_merchant on verification_codes using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on verification_codes to livery_serve;

create table vip_ranks (
  merchant text not null,
  level integer not null,
  turnover numeric(38,0) not null,
  bonus numeric(38,0) not null,
  cashback text not null,
  withdrawals integer not null,
  manager boolean not null,
  texts jsonb not null,
  file_texts jsonb,
  constraint vip_ranks_pkey PRIMARY KEY (merchant, level),
  constraint vip_ranks_bonus_check CHECK ((bonus >= (0)::numeric)),
  constraint vip_ranks_turnover_check CHECK ((turnover >= (0)::numeric))
);
alter table vip_ranks enable row level security;
comment on table vip_ranks is 'VIP ranks of a brand.';
comment on column vip_ranks.turnover is 'Minor units that have to be staked to reach it.';
comment on column vip_ranks.bonus is 'Minor units.';
comment on column vip_ranks.cashback is 'Percent, as decimal text.';
comment on column vip_ranks.withdrawals is 'Withdrawals a day.';
comment on column vip_ranks.texts is 'Names by language code.';
comment on column vip_ranks.file_texts is 'The names that content.json gave last; null if it gave none.';
create policy rows_of_merchant on vip_ranks using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on vip_ranks to livery_serve;

create table wins (
  merchant text not null,
  id text not null,
  winner text not null,
  name text not null,
  game text not null,
  amount numeric(38,0) not null,
  won_at timestamp with time zone default now() not null,
  constraint wins_pkey PRIMARY KEY (merchant, id),
  constraint wins_amount_check CHECK ((amount > (0)::numeric))
);
alter table wins enable row level security;
comment on table wins is 'Wins that the winners board shows.';
comment on column wins.winner is 'The account, or an entry of the seed; each is on the board only once.';
comment on column wins.name is 'The masked username.';
comment on column wins.amount is 'Minor units.';
CREATE INDEX wins_by_time ON wins USING btree (merchant, won_at);
create policy rows_of_merchant on wins using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on wins to livery_serve;

create table withdrawal_settings (
  merchant text not null,
  min_amount numeric(38,0) not null,
  max_amount numeric(38,0) not null,
  fee_fixed numeric(38,0) not null,
  fee_rate integer not null,
  fee_free integer not null,
  usual_minutes integer not null,
  cool_down_hours integer not null,
  daily jsonb not null,
  channels jsonb not null,
  bank_receive_minutes integer not null,
  wallet_receive_minutes integer not null,
  constraint withdrawal_settings_pkey PRIMARY KEY (merchant),
  constraint withdrawal_settings_bank_receive_minutes_check CHECK (((bank_receive_minutes >= 1) AND (bank_receive_minutes <= 43200))),
  constraint withdrawal_settings_check CHECK ((max_amount >= min_amount)),
  constraint withdrawal_settings_cool_down_hours_check CHECK ((cool_down_hours >= 0)),
  constraint withdrawal_settings_fee_below_min_amount CHECK ((fee_fixed < min_amount)),
  constraint withdrawal_settings_fee_fixed_check CHECK ((fee_fixed >= (0)::numeric)),
  constraint withdrawal_settings_fee_free_check CHECK ((fee_free >= 0)),
  constraint withdrawal_settings_fee_rate_check CHECK (((fee_rate >= 0) AND (fee_rate <= 10000))),
  constraint withdrawal_settings_min_amount_check CHECK ((min_amount > (0)::numeric)),
  constraint withdrawal_settings_usual_minutes_check CHECK ((usual_minutes > 0)),
  constraint withdrawal_settings_wallet_receive_minutes_check CHECK (((wallet_receive_minutes >= 1) AND (wallet_receive_minutes <= 43200)))
);
alter table withdrawal_settings enable row level security;
comment on table withdrawal_settings is 'The rules of withdrawals.';
comment on column withdrawal_settings.min_amount is 'Minor units, as are `max_amount` and `fee_fixed`.';
comment on column withdrawal_settings.fee_rate is 'Hundredths of a percent.';
comment on column withdrawal_settings.fee_free is 'How many withdrawals a day are free.';
comment on column withdrawal_settings.cool_down_hours is 'Hours before a new payee can be used.';
comment on column withdrawal_settings.daily is 'Daily limits in minor units, as text, by the lowest level of rank that they apply to.';
comment on column withdrawal_settings.channels is 'Banks and wallet networks that withdrawals are paid to.';
comment on column withdrawal_settings.bank_receive_minutes is 'Minutes until a payment to a bank counts as received.';
comment on column withdrawal_settings.wallet_receive_minutes is 'Minutes until a payment to a wallet counts as received.';
create policy rows_of_merchant on withdrawal_settings using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on withdrawal_settings to livery_serve;

create table withdrawal_steps (
  merchant text not null,
  withdrawal uuid not null,
  version integer not null,
  state text not null,
  at timestamp with time zone default clock_timestamp() not null,
  actor text not null,
  note text,
  received numeric(38,0),
  remaining numeric(38,0),
  proof text,
  constraint withdrawal_steps_pkey PRIMARY KEY (merchant, withdrawal, version),
  constraint withdrawal_steps_merchant_withdrawal_fkey FOREIGN KEY (merchant, withdrawal) REFERENCES withdrawals(merchant, id),
  constraint withdrawal_steps_actor_check CHECK ((actor = ANY (ARRAY['player'::text, 'operator'::text, 'clock'::text]))),
  constraint withdrawal_steps_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'in-review'::text, 'approved'::text, 'paid-out'::text, 'received'::text, 'partly-received'::text, 'not-received'::text, 'refused'::text, 'cancelled'::text])))
);
alter table withdrawal_steps enable row level security;
comment on table withdrawal_steps is 'The steps of withdrawals: a journal.';
comment on column withdrawal_steps.received is 'Minor units, as is `remaining`.';
comment on column withdrawal_steps.proof is 'The id of an upload.';
CREATE TRIGGER withdrawal_steps_append_only BEFORE DELETE OR UPDATE ON withdrawal_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER withdrawal_steps_keep BEFORE TRUNCATE ON withdrawal_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
create policy rows_of_merchant on withdrawal_steps using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant insert, select on withdrawal_steps to livery_serve;

create table withdrawals (
  merchant text not null,
  id uuid not null,
  reference text not null,
  account uuid not null,
  key text not null,
  fingerprint text not null,
  currency text not null,
  amount numeric(38,0) not null,
  fee numeric(38,0) not null,
  due numeric(38,0) not null,
  kind text not null,
  name text not null,
  shown text not null,
  holder_shown text,
  sealed bytea not null,
  state text not null,
  receipt text,
  paid boolean default false not null,
  receive_by timestamp with time zone,
  version integer default 1 not null,
  requested_at timestamp with time zone default clock_timestamp() not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  constraint withdrawals_pkey PRIMARY KEY (merchant, id),
  constraint withdrawals_key UNIQUE (merchant, account, key),
  constraint withdrawals_reference UNIQUE (merchant, reference),
  constraint withdrawals_merchant_account_fkey FOREIGN KEY (merchant, account) REFERENCES accounts(merchant, id),
  constraint withdrawals_amount_check CHECK ((amount > (0)::numeric)),
  constraint withdrawals_check CHECK (((fee >= (0)::numeric) AND (fee < amount))),
  constraint withdrawals_check1 CHECK (((due >= (0)::numeric) AND (due <= (amount - fee)))),
  constraint withdrawals_check2 CHECK (((state = 'received'::text) = (receipt IS NOT NULL))),
  constraint withdrawals_check3 CHECK (((state = 'paid-out'::text) = (receive_by IS NOT NULL))),
  constraint withdrawals_check4 CHECK ((paid OR (state <> ALL (ARRAY['paid-out'::text, 'received'::text, 'partly-received'::text, 'not-received'::text])))),
  constraint withdrawals_check5 CHECK (((NOT paid) OR (state <> ALL (ARRAY['requested'::text, 'refused'::text, 'cancelled'::text])))),
  constraint withdrawals_receipt_check CHECK ((receipt = ANY (ARRAY['confirmed'::text, 'elapsed'::text, 'forced'::text]))),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'in-review'::text, 'approved'::text, 'paid-out'::text, 'received'::text, 'partly-received'::text, 'not-received'::text, 'refused'::text, 'cancelled'::text])))
);
alter table withdrawals enable row level security;
comment on table withdrawals is 'Withdrawals, with the payee at that time.';
comment on column withdrawals.key is 'The idempotency key of the request.';
comment on column withdrawals.amount is 'Minor units, as are `fee` and `due`.';
comment on column withdrawals.due is 'Amount still to be paid out.';
comment on column withdrawals.receipt is 'Why it counts as received.';
comment on column withdrawals.paid is 'Whether it was paid out at least once.';
comment on column withdrawals.receive_by is 'When it counts as received unless the player reports otherwise.';
comment on column withdrawals.version is 'Increases with each step. A request that changes a withdrawal contains the version that it is based on.';
CREATE INDEX withdrawals_by_account ON withdrawals USING btree (merchant, account, requested_at, id);
CREATE INDEX withdrawals_by_state ON withdrawals USING btree (merchant, state, requested_at);
CREATE INDEX withdrawals_due ON withdrawals USING btree (merchant, receive_by) WHERE (state = 'paid-out'::text);
create policy rows_of_merchant on withdrawals using (CASE current_setting('livery.merchant'::text, true) WHEN merchant THEN true WHEN '*'::text THEN true ELSE false END);
grant delete, insert, select, update on withdrawals to livery_serve;
