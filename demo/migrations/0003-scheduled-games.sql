-- Renames a column and the key of a JSON column to plain names, before the first release.

alter table demo_draws rename column board to scheduled_game;
alter table demo_tickets rename column board to scheduled_game;
alter index demo_tickets_by_board rename to demo_tickets_by_scheduled_game;

update demo_messages set calls = (
  select jsonb_agg((call - 'asked') || jsonb_build_object('request', call -> 'asked') order by position)
  from jsonb_array_elements(calls) with ordinality as c (call, position)
) where jsonb_path_exists(calls, '$[*].asked');
