-- Renames tables, columns, constraints and functions to the terms of the API, and the keys of JSON columns with them.

alter table activities rename column least_rank to min_rank;
alter table activities rename column most_amount to max_amount;
alter table activities rename constraint activities_least_rank_check to activities_min_rank_check;
alter index activity_entries_by_place rename to activity_entries_by_seq;
alter index activity_entries_waiting rename to activity_entries_pending;

alter table adjustments rename column asked_by to requested_by;
alter table adjustments rename column asked_at to requested_at;

alter table bets rename column asked_at to polled_at;
comment on column bets.polled_at is 'When the vendor was last queried for its outcome.';

alter table cashbacks rename column parts to breakdown;
comment on column cashbacks.breakdown is 'Turnover and cashback by category.';

alter table contracts rename column asked_by to end_requested_by;
alter table contracts rename constraint contracts_asked_by to contracts_end_requested_by;
alter table contracts rename constraint contracts_asked_by_check to contracts_end_requested_by_check;
comment on column contracts.end_requested_by is 'The party that requested the end. Set until the other party responds, and kept if both have agreed.';

alter table deposit_bonuses rename column most to max_bonus;
alter table deposit_bonuses rename column least to min_deposit;
alter table deposit_bonuses rename constraint deposit_bonuses_most_check to deposit_bonuses_max_bonus_check;
alter table deposit_bonuses rename constraint deposit_bonuses_least_check to deposit_bonuses_min_deposit_check;

alter table deposit_channels rename column least to min_amount;
alter table deposit_channels rename column most to max_amount;
alter table deposit_channels rename constraint deposit_channels_least_check to deposit_channels_min_amount_check;
alter table deposit_channels rename constraint deposit_channels_fee_below_least to deposit_channels_fee_below_min_amount;
comment on column deposit_channels.min_amount is 'Minor units, as are `max_amount` and `fee_fixed`.';

alter table deposits rename column proof_asked to proof_policy;
update deposits set bonus_terms = (bonus_terms - '{most,least}'::text[])
    || jsonb_build_object('maxBonus', bonus_terms -> 'most', 'minDeposit', bonus_terms -> 'least')
  where bonus_terms ? 'most';

alter index inbox_messages_by_place rename to inbox_messages_by_seq;

alter table payees rename column place to channel;
comment on column payees.channel is 'The id of the bank or wallet network.';
comment on column payees.name is 'The name of the bank or wallet network.';
comment on column payees.digest is 'Keyed hash of the channel and the number.';

alter index points_redemptions_waiting rename to points_redemptions_pending;
alter table rank_cursors rename column looked_to to checked_until;
alter index referrals_waiting rename to referrals_pending;
alter index rewards_by_place rename to rewards_by_seq;

alter table accounts rename column mobile_proven_at to mobile_verified_at;
alter table accounts rename column email_proven_at to email_verified_at;
comment on column accounts.mobile_verified_at is 'When the owner verified the phone number.';
comment on column accounts.email_verified_at is 'When the owner verified the e-mail address.';
alter table sessions rename column proven_at to authenticated_at;
comment on column sessions.authenticated_at is 'When the owner last entered credentials; null if a browser remembered the login.';

alter table settlement_cursors rename column settled_to to settled_until;
alter table settlements rename column made_at to created_at;
alter table vendor_keys rename column made_at to created_at;

alter table slider_checks rename column place to target_x;
comment on column slider_checks.target_x is 'The position at which the piece fits; null for the result of a passed check.';

alter table waiting_logins rename to pending_logins;
alter table pending_logins rename constraint waiting_logins_pkey to pending_logins_pkey;
alter index waiting_logins_by_end rename to pending_logins_by_end;

alter table withdrawal_settings rename column least to min_amount;
alter table withdrawal_settings rename column most to max_amount;
alter table withdrawal_settings rename column places to channels;
alter table withdrawal_settings rename constraint withdrawal_settings_least_check to withdrawal_settings_min_amount_check;
alter table withdrawal_settings rename constraint withdrawal_settings_fee_below_least to withdrawal_settings_fee_below_min_amount;
comment on column withdrawal_settings.min_amount is 'Minor units, as are `max_amount` and `fee_fixed`.';
comment on column withdrawal_settings.channels is 'Banks and wallet networks that withdrawals are paid to.';
update withdrawal_settings set channels = (
  select coalesce(jsonb_agg((channel - '{least,most}'::text[])
      || jsonb_build_object('minLength', channel -> 'least', 'maxLength', channel -> 'most') order by position), '[]')
  from jsonb_array_elements(channels) with ordinality as listed (channel, position)
);

-- Renames the same parameters in commands that wait for a second operator.
update approvals set body = replace(replace(body::text, '"mostAmount":', '"maxAmount":'), '"leastRank":', '"minRank":')::jsonb
  where state = 'pending' and command = 'set-activity';
update approvals set body = replace(replace(body::text, '"most":', '"max":'), '"least":', '"min":')::jsonb
  where state = 'pending' and command = 'set-withdrawals';

-- Renames the edition of a brand's facts to revision.
alter table site_editions rename to site_revisions;
alter table site_revisions rename column edition to revision;
alter table site_revisions rename constraint site_editions_pkey to site_revisions_pkey;
comment on table site_revisions is 'A number that increases with every change of a brand''s facts, so that one query returns the brands that a server has to reload.';
alter function raise_site_edition rename to increment_site_revision;
create or replace function increment_site_revision() returns trigger language plpgsql as $$
begin
  insert into site_revisions (merchant, revision) select distinct merchant, 1 from changed order by merchant
  on conflict (merchant) do update set revision = site_revisions.revision + 1;
  return null;
end $$;
do $$
declare
  watched text;
  event text;
begin
  foreach watched in array array['sites', 'flags', 'register_rules', 'restricted_countries', 'vendors', 'resources', 'customer_services'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('alter trigger %I on %I rename to %I', watched || '_' || event || '_raises_site_edition', watched,
        watched || '_' || event || '_increments_site_revision');
    end loop;
  end loop;
end $$;

-- Renames the sums of the money projections: credited, debited, and internal (between wallets of one player).
alter table movements rename column within to internal;
alter table movements rename constraint movements_within_check to movements_internal_check;
alter table money_days rename column came to credited;
alter table money_days rename column went to debited;
alter table money_days rename column within to internal;
alter function note_movements rename to insert_movements;
alter trigger entries_noted on entries rename to entries_projected;

create or replace function insert_movements() returns trigger language plpgsql as $$
begin
  insert into movements (merchant, account, seq, transfer, currency, purpose, amount, internal, at)
  select m.merchant, m.owner, m.seq, m.transfer, m.currency, t.purpose, m.amount, case when m.amount = 0 then m.credited else 0 end, m.at
  from (
    select e.merchant, a.owner, e.transfer, a.currency, min(e.seq) as seq, min(e.created_at) as at, sum(e.amount) as amount,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0) as credited
    from added e join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
    where a.owner is not null
    group by e.merchant, a.owner, e.transfer, a.currency
  ) m join transfers t on t.merchant = m.merchant and t.id = m.transfer;
  return null;
end $$;

create or replace function sum_movements() returns trigger language plpgsql as $$
begin
  insert into money_days as d (merchant, account, currency, day, purpose, credited, debited, internal, movements)
  select m.merchant, m.account, m.currency, day_of(m.at, m.merchant) as day, m.purpose,
    sum(greatest(m.amount, 0)), sum(greatest(-m.amount, 0)), sum(m.internal), count(*)
  from added m
  group by m.merchant, m.account, m.currency, day, m.purpose
  order by m.merchant, m.account, m.currency, day, m.purpose
  on conflict (merchant, account, currency, day, purpose) do update set
    credited = d.credited + excluded.credited,
    debited = d.debited + excluded.debited,
    internal = d.internal + excluded.internal,
    movements = d.movements + excluded.movements;
  return null;
end $$;

create or replace function count_days(brand text) returns void language plpgsql as $$
begin
  delete from money_days where merchant = brand;
  delete from play_days where merchant = brand;
  insert into money_days as d (merchant, account, currency, day, purpose, credited, debited, internal, movements)
  select m.merchant, m.account, m.currency, day_of(m.at, m.merchant) as day, m.purpose,
    sum(greatest(m.amount, 0)), sum(greatest(-m.amount, 0)), sum(m.internal), count(*)
  from (select * from movements where merchant = brand) m
  group by m.merchant, m.account, m.currency, day, m.purpose
  order by m.merchant, m.account, m.currency, day, m.purpose
  on conflict (merchant, account, currency, day, purpose) do update set
    credited = d.credited + excluded.credited,
    debited = d.debited + excluded.debited,
    internal = d.internal + excluded.internal,
    movements = d.movements + excluded.movements;
  with counted as (select *, 1 as sign from bets where merchant = brand)
  insert into play_days as d (merchant, account, currency, day, vendor, category,
    placed, placed_stake, ended, ended_stake, ended_win, returned, returned_stake, settled, settled_stake, settled_win)
  select b.merchant, b.account, b.currency, b.day, b.vendor, b.category,
    sum(b.placed), sum(b.placed_stake), sum(b.ended), sum(b.ended_stake), sum(b.ended_win),
    sum(b.returned), sum(b.returned_stake), sum(b.settled), sum(b.settled_stake), sum(b.settled_win)
  from (
    select merchant, account, currency, day_of(placed_at, merchant) as day, vendor, category, sign as placed, sign * stake as placed_stake,
      case state when 'settled' then sign else 0 end as ended,
      case state when 'settled' then sign * stake else 0 end as ended_stake,
      case state when 'settled' then sign * win else 0 end as ended_win,
      case state when 'rolled-back' then sign else 0 end as returned,
      case state when 'rolled-back' then sign * stake else 0 end as returned_stake,
      0 as settled, 0 as settled_stake, 0 as settled_win
    from counted
    union all
    select merchant, account, currency, day_of(settled_at, merchant), vendor, category, 0, 0, 0, 0, 0, 0, 0, sign, sign * stake, sign * win
    from counted where state = 'settled'
  ) b
  group by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
  having sum(b.placed) <> 0 or sum(b.placed_stake) <> 0 or sum(b.ended) <> 0 or sum(b.ended_stake) <> 0
    or sum(b.ended_win) <> 0 or sum(b.returned) <> 0 or sum(b.returned_stake) <> 0
    or sum(b.settled) <> 0 or sum(b.settled_stake) <> 0 or sum(b.settled_win) <> 0
  order by b.merchant, b.account, b.currency, b.day, b.vendor, b.category
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
end $$;
