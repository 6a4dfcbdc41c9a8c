-- Gives settings plain names, before the first release: no older version runs on this schema. Values stay the same.

alter table activities rename column needed to required_stakes;
alter table activities rename constraint activities_needed_check to activities_required_stakes_check;
alter table activities drop constraint activities_issue_check;
update activities set issue = 'automatic' where issue = 'itself';
alter table activities add constraint activities_issue_check check (issue in ('claim', 'automatic'));

-- Renames the same parameters in commands that wait for a second operator. The value of set-value is JSON, or JSON
-- in a string.
update approvals
  set body = replace(replace(body::text, '"needed":', '"requiredStakes":'), '"issue": "itself"', '"issue": "automatic"')::jsonb
  where state = 'pending' and command = 'set-activity';
update approvals
  set body = replace(replace(body::text, '"differs":', '"amountMismatch":'), '\"differs\":', '\"amountMismatch\":')::jsonb
  where state = 'pending' and command = 'set-value';

alter table deposit_channels rename column differs to amount_mismatch;
alter table deposit_channels rename constraint deposit_channels_differs_check to deposit_channels_amount_mismatch_check;
alter table deposits rename column differs to amount_mismatch;

update vendors set policy = jsonb_strip_nulls(jsonb_build_object(
    'unknownRollback', policy -> 'unknownRollback',
    'earlyRollback', case policy ->> 'earlyRollback' when 'tombstone' then 'reject-bet' when 'forget' then 'accept-bet' end,
    'transactionIdScope', policy -> 'ids',
    'settlementCall', policy -> 'ends',
    'openBetCheckMinutes', policy -> 'patienceMinutes'
  )) where policy is not null;

-- Names the constraint in the message as well: Citus reports nothing else.
create or replace function assert_raffle_chances() returns trigger language plpgsql set search_path from current as $$
begin
  if (select sum(chance) from raffle_prizes where merchant = new.merchant and activity = new.activity) > 10000 then
    raise exception 'the chances of the raffle % add up to more than 10000, which violates the constraint "raffle_prizes_chances"', new.activity
      using errcode = 'check_violation', constraint = 'raffle_prizes_chances', table = 'raffle_prizes';
  end if;
  return null;
end $$;

alter table phone_codes rename to verification_codes;
alter table verification_codes rename column phone_hash to recipient_hash;
alter table verification_codes rename column number_hash to attempts_hash;
alter table verification_codes rename constraint phone_codes_pkey to verification_codes_pkey;
alter index phone_codes_by_number rename to verification_codes_by_attempts_hash;
alter index phone_codes_by_end rename to verification_codes_by_end;
comment on table verification_codes is 'Codes that were sent to phones and email addresses, and tokens of verified phones.';
comment on column verification_codes.recipient_hash is 'Keyed hash of the purpose and the recipient.';
comment on column verification_codes.attempts_hash is
  'Keyed hash by which attempts are counted: for phones that of the number without its country code, otherwise recipient_hash.';

alter table referrals rename column own to self_referral;
alter table referrals rename constraint referrals_own to referrals_self_referral;
alter table accounts rename column password_own to password_known;
alter table points_rewards rename column requirement to required_stakes;
alter table points_rewards rename constraint points_rewards_requirement_check to points_rewards_required_stakes_check;
comment on column points_rewards.required_stakes is 'Total stakes, in minor units, that an account must have placed before it can redeem the reward.';
update approvals set body = replace(body::text, '"requirement":', '"requiredStakes":')::jsonb where state = 'pending' and command = 'set-points-reward';
