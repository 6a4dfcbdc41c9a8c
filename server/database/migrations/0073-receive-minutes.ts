import { type Kysely, sql } from 'kysely'

/**
 * Splits the minutes until a payment counts as received by the kind of its payee. A brand keeps what it has set where
 * that is longer than the default of the kind; payments that nobody has confirmed get at least the new time from now,
 * because their owners were never told.
 */
export const receiveMinutes = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table withdrawal_settings
    add column bank_receive_minutes integer check (bank_receive_minutes between 1 and 43200),
    add column wallet_receive_minutes integer check (wallet_receive_minutes between 1 and 43200)`,
  `update withdrawal_settings set
    bank_receive_minutes = least(greatest(receive_minutes, 4320), 43200),
    wallet_receive_minutes = least(greatest(receive_minutes, 1440), 43200)`,
  `alter table withdrawal_settings
    alter column bank_receive_minutes set not null,
    alter column wallet_receive_minutes set not null,
    drop column receive_minutes`,
  `update withdrawals w set
    receive_by = greatest(receive_by, now() + make_interval(mins => case w.kind when 'bank' then s.bank_receive_minutes else s.wallet_receive_minutes end))
    from withdrawal_settings s where s.merchant = w.merchant and w.state = 'paid-out'`,
]
