import { sql } from 'kysely'
import { normalizeUsername } from '../../accounts/store/accounts.ts'
import type { Tenant } from '../../../database/tenant.ts'

export interface TeamMember {
  readonly username: string
  readonly nickname: string
  readonly upline: string
  readonly type: number
  readonly disabled: boolean
  readonly frozen_by: string | null
  readonly created_at: Date
  /** Number of direct downlines. */
  readonly downlines: bigint
  /** Number of downlines at any depth. */
  readonly team: bigint
  /** Minor units, over all wallets. */
  readonly balance: bigint
}

interface TreeQuery {
  readonly currency: string
  /** Part of a username to search for in the whole team. If empty, the direct downlines are listed. */
  readonly usernamePart: string
  readonly limit: number
  readonly offset: number
}

/** The downline tree of an account. */
export const createTeamTreeStore = ({ code: merchant, db }: Tenant) => ({
  /**
   * The path from an account down to a member of its team, as ids and usernames, without the account itself;
   * `undefined` if the username does not belong to the team.
   */
  findPath: async (
    ancestor: string,
    username: string,
  ): Promise<readonly { readonly id: string; readonly username: string }[] | undefined> => {
    const { rows } = await sql<{ id: string; username: string; upline: string | null }>`
      with recursive up (id, username, upline, steps) as (
        select id, username, upline, 0 from accounts where merchant = ${merchant} and username_key = ${normalizeUsername(username)} and id <> ${ancestor}
        union all
        select a.id, a.username, a.upline, up.steps + 1 from up join accounts a on a.merchant = ${merchant} and a.id = up.upline where up.upline <> ${ancestor}
      )
      select id, username, upline from up order by steps desc`.execute(db)
    return rows[0]?.upline === ancestor ? rows : undefined
  },

  /**
   * A page of accounts below an account, newest first, and the number of matches: its direct downlines, or the members
   * of its whole team whose username contains `usernamePart`.
   */
  listBelow: async (
    ancestor: string,
    { currency, usernamePart, limit, offset }: TreeQuery,
  ): Promise<{ total: number; members: readonly TeamMember[] }> => {
    const team = sql`with recursive team (id) as (
      select id from accounts where merchant = ${merchant} and upline = ${ancestor}
      ${usernamePart === '' ? sql`` : sql`union select below.id from team join accounts below on below.merchant = ${merchant} and below.upline = team.id`}
    )`
    const matchingMembers = sql`team join accounts a on a.merchant = ${merchant} and a.id = team.id
      ${usernamePart === '' ? sql`` : sql`and strpos(a.username_key, ${normalizeUsername(usernamePart)}) > 0`}`
    const countResult = await sql<{ count: bigint }>`${team} select count(*) as count from ${matchingMembers}`.execute(db)
    const { rows } = await sql<TeamMember>`${team},
      page as materialized (
        select a.* from ${matchingMembers} order by a.created_at desc, a.id desc limit ${limit} offset ${offset}
      ),
      trees (root, id) as (
        select page.id, a.id from page join accounts a on a.merchant = ${merchant} and a.upline = page.id
        union
        select trees.root, a.id from trees join accounts a on a.merchant = ${merchant} and a.upline = trees.id
      ),
      sizes as (select root, count(*) as team from trees group by root)
      select page.username, page.nickname, page.type, page.disabled, page.frozen_by, page.created_at, above.username as upline,
        (select count(*) from accounts below where below.merchant = ${merchant} and below.upline = page.id) as downlines,
        coalesce(sizes.team, 0) as team,
        (select coalesce(sum(l.balance), 0)::numeric(38, 0) from ledger_accounts l where l.merchant = ${merchant} and l.owner = page.id and l.currency = ${currency}) as balance
      from page join accounts above on above.merchant = ${merchant} and above.id = page.upline left join sizes on sizes.root = page.id
      order by page.created_at desc, page.id desc`.execute(db)
    return { total: Number(countResult.rows[0]?.count ?? 0n), members: rows }
  },
})
