import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

const columns = ['id', 'username', 'type', 'side', 'disabled', 'nickname', 'rank_level', 'created_at', 'first_login_at'] as const

/** Search keys of accounts. An account matches if at least one key does. */
export interface SearchKeys {
  /** Beginning of the normalized username. */
  readonly username: string
  /** Beginning of the nickname, ignoring case. */
  readonly nickname: string
  /** The whole normalized email address; `null` if the text has no @. */
  readonly email: string | null
  /** The last digits of the phone number; `null` if the text has too few digits or is not a phone number. */
  readonly phone: string | null
  /** The id of the account; `null` if the text is not a UUID. */
  readonly id: string | null
  /** The reference of a deposit, a withdrawal or a redemption. */
  readonly reference: string
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export const createAccountListStore = ({ code: merchant, db }: Tenant) => ({
  /** Lists accounts in the order of their usernames, starting after the normalized username `after` if it is given. */
  list: ({
    type,
    disabled,
    after,
    limit,
  }: {
    readonly type?: number
    readonly disabled?: boolean
    readonly after?: string
    readonly limit: number
  }) =>
    db
      .selectFrom('accounts')
      .select([...columns, 'username_key'])
      .where('merchant', '=', merchant)
      .$if(type !== undefined, (query) => query.where('type', '=', type ?? 0))
      .$if(disabled !== undefined, (query) => query.where('disabled', '=', disabled ?? false))
      .$if(after !== undefined, (query) => query.where('username_key', '>', after ?? ''))
      .orderBy('username_key')
      .limit(limit)
      .execute(),

  search: ({ username, nickname, email, phone, id, reference }: SearchKeys, limit: number) =>
    db
      .selectFrom('accounts as a')
      .select(columns)
      .where('a.merchant', '=', merchant)
      .where((eb) =>
        eb.or([
          eb('a.username_key', 'like', `${escapeLike(username)}%`),
          eb('a.nickname', 'ilike', `${escapeLike(nickname)}%`),
          ...(email === null ? [] : [eb('a.email_key', '=', email)]),
          ...(phone === null ? [] : [eb('a.mobile_key', 'like', `%${phone}`)]),
          ...(id === null ? [] : [eb('a.id', '=', id)]),
          ...(['deposits', 'withdrawals', 'points_redemptions'] as const).map((table) =>
            eb(
              'a.id',
              'in',
              sql<string>`(select account from ${sql.table(table)} where merchant = ${merchant} and reference = ${reference})`,
            ),
          ),
        ]),
      )
      .orderBy('a.username_key')
      .limit(limit)
      .execute(),
})
