import { type Kysely, sql } from 'kysely'

/**
 * Relations between fields that the schemas of merchant files declare, for what operators change afterwards. Rows that
 * break one of them are mended first, so that they mean what they have meant: an activity that closed before it opened
 * was never open, equal hours were no hours, and a smallest amount that the fee took whole brought nothing.
 */
export const seedRelations = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const chances = `create function assert_raffle_chances() returns trigger language plpgsql as $$
  begin
    if (select sum(chance) from raffle_prizes where merchant = new.merchant and activity = new.activity) > 10000 then
      raise exception 'the chances of the raffle % add up to more than 10000', new.activity
        using errcode = 'check_violation', constraint = 'raffle_prizes_chances', table = 'raffle_prizes';
    end if;
    return null;
  end $$`

const statements = [
  `update activities set closes_at = opens_at + interval '1 second' where closes_at <= opens_at`,
  `alter table activities add constraint activities_opens_before_it_closes check (closes_at > opens_at)`,
  `update activities set most_amount = amount where kind = 'envelope' and reward = 'money' and most_amount is null`,
  `alter table activities add constraint activities_envelope_amounts
    check (kind <> 'envelope' or reward <> 'money' or most_amount is not null)`,
  `update deposit_channels set least = fee_fixed + 1, most = greatest(most, fee_fixed + 1) where fee_fixed >= least`,
  `alter table deposit_channels add constraint deposit_channels_fee_below_least check (fee_fixed < least)`,
  `update deposit_channels set opens = null, closes = null where opens = closes`,
  `alter table deposit_channels add constraint deposit_channels_hours_differ check (opens <> closes)`,
  `update deposit_channels set enabled = false, unit = null where (unit->>'rate')::numeric <= 0`,
  `alter table deposit_channels add constraint deposit_channels_unit_rate check ((unit->>'rate')::numeric > 0)`,
  `update withdrawal_settings set least = fee_fixed + 1, most = greatest(most, fee_fixed + 1) where fee_fixed >= least`,
  `alter table withdrawal_settings add constraint withdrawal_settings_fee_below_least check (fee_fixed < least)`,
  chances,
  `create constraint trigger raffle_prizes_chances after insert or update on raffle_prizes
    deferrable initially deferred for each row execute function assert_raffle_chances()`,
]
