import { type Kysely, sql } from 'kysely'

/**
 * A contract that both sides have ended keeps which side asked for it, and one ends when the agent above has no
 * contract of its kind any more. The dropped constraints are the two that said otherwise: PostgreSQL numbers them in
 * the order of the table's definition.
 */
export const endedContracts = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `do $$
  declare name text;
  begin
    for name in
      select conname from pg_constraint
      where conrelid = 'contracts'::regclass and contype = 'c'
        and (pg_get_constraintdef(oid) like '%asked_by IS NOT NULL%' or pg_get_constraintdef(oid) like '%lowerRate%')
    loop
      execute format('alter table contracts drop constraint %I', name);
    end loop;
  end $$`,
  `alter table contracts
    add constraint contracts_reason check (reason in ('agreed', 'replaced', 'lowerRate', 'uplineEnded')),
    add constraint contracts_asked_by check (case state when 'ending' then asked_by is not null when 'ended' then reason = 'agreed' or asked_by is null else asked_by is null end)`,
]
