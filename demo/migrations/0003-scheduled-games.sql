-- Renames columns, the key of a JSON column and the states of stakes to plain names, before the first release.

alter table demo_draws rename column board to scheduled_game;
alter table demo_tickets rename column board to scheduled_game;
alter index demo_tickets_by_board rename to demo_tickets_by_scheduled_game;

update demo_messages set calls = (
  select jsonb_agg((call - 'asked') || jsonb_build_object('request', call -> 'asked') order by position)
  from jsonb_array_elements(calls) with ordinality as c (call, position)
) where jsonb_path_exists(calls, '$[*].asked');

alter table demo_rounds drop constraint demo_rounds_state_check, alter column state set default 'accepted';
alter table demo_tickets drop constraint demo_tickets_state_check, alter column state set default 'accepted';
drop index demo_rounds_betting, demo_tickets_betting, demo_tickets_due;
update demo_rounds set state = case state when 'betting' then 'stake-pending' when 'done' then 'accepted' when 'refused' then 'rejected' else 'refunded' end;
update demo_tickets set state = case state when 'betting' then 'stake-pending' when 'done' then 'accepted' when 'refused' then 'rejected' else 'refunded' end;
alter table demo_rounds add constraint demo_rounds_state_check check (state in ('stake-pending', 'accepted', 'rejected', 'refunded'));
alter table demo_tickets add constraint demo_tickets_state_check check (state in ('stake-pending', 'accepted', 'rejected', 'refunded'));
create index demo_rounds_by_pending_stake on demo_rounds (created_at) where state = 'stake-pending';
create index demo_tickets_by_pending_stake on demo_tickets (created_at) where state = 'stake-pending';
create index demo_tickets_due on demo_tickets (scheduled_game, period) where state = 'accepted' and win is null and vendor is not null;
