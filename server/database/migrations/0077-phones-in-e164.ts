import { type Kysely, sql } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Stores phone numbers in E.164. The zero in front of a number belongs to it in some countries, and others have trunk
 * prefixes that are not zeros, so that one number could have several keys. Where two accounts of a brand log in by what
 * is now the same number, the older one keeps it; the newer one still logs in by its username.
 */
export const phonesInE164 = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`drop index accounts_mobile_login`.execute(db)
    for (let rows = await readAfter(db); rows.length > 0; rows = await readAfter(db, rows.at(-1))) await writeKeys(db, rows)
    await sql`update accounts set mobile_login = false where (merchant, id) in (
      select merchant, id from (
        select merchant, id, row_number() over (partition by merchant, mobile_key order by created_at, id) as place
        from accounts where mobile_login and mobile_key is not null
      ) as logins where place > 1
    )`.execute(db)
    await sql`create unique index accounts_mobile_login on accounts (merchant, mobile_key) where mobile_login`.execute(db)
    await sql`delete from phone_codes`.execute(db)
  },
}

interface StoredPhone {
  readonly merchant: string
  readonly id: string
  readonly code: string
  readonly number: string
}

const firstId = '00000000-0000-0000-0000-000000000000'

async function readAfter(db: Kysely<unknown>, last?: StoredPhone): Promise<readonly StoredPhone[]> {
  const { rows } = await sql<StoredPhone>`
    select merchant, id, coalesce(profile ->> 'countryDialingCode', '') as code, coalesce(profile ->> 'mobileNum', '') as number
    from accounts
    where mobile_key is not null and (merchant, id) > (${last?.merchant ?? ''}, ${last?.id ?? firstId}::uuid)
    order by merchant, id limit 1000`.execute(db)
  return rows
}

async function writeKeys(db: Kysely<unknown>, rows: readonly StoredPhone[]): Promise<void> {
  const keys = rows.map(({ code, number }) => parsePhoneNumberFromString(number, { defaultCallingCode: code, extract: false })?.number)
  await sql`update accounts set mobile_key = keyed.key
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ merchant, id }, row) => ({ merchant, id, key: keys[row] ?? null })))}::jsonb)
      as keyed (merchant text, id uuid, key text)
    where accounts.merchant = keyed.merchant and accounts.id = keyed.id`.execute(db)
}
