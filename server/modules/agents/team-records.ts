import type { AgentTeamBetsQuery, AgentTeamMovementsQuery, TeamBetPage, TeamMovementPage } from '../../../src/generated/api.ts'
import { getPeriodBounds } from '../../../src/engine/rules/time/report-period.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { assertAgent } from '../accounts/index.ts'
import { type Catalogue, getGameName } from '../games/index.ts'
import { movementKinds } from '../records/index.ts'
import type { MoneyPurpose } from '../wallet/index.ts'
import { type TeamCursor, createTeamRecordStore } from './store/team-records.ts'

export interface TeamContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly timeZone: string
  readonly catalogue: Catalogue
  /** A BCP 47 language tag. */
  readonly language: string
}

const defaultPageSize = 20

/**
 * Lists the bets of the agent's team, newest first.
 * @throws ApiError forbidden
 */
export async function listTeamBets(context: TeamContext, agent: AccountRecord, input: AgentTeamBetsQuery): Promise<TeamBetPage> {
  assertAgent(agent)
  const { tenant, site, catalogue, language } = context
  const { scope, days, cursor, pageSize } = parseQuery(context, input)
  const rows = await createTeamRecordStore(tenant, agent.id).listBets(scope, cursor, pageSize + 1)
  const formatAmount = (minor: bigint): string => formatDecimal(minor, site.exponent)
  return {
    ...days,
    ...getNextCursor(rows, pageSize),
    bets: rows.slice(0, pageSize).map(({ username, id, vendor, category, game, stake, win, state, at }) => ({
      id,
      account: username,
      vendor,
      category,
      game: getGameName(catalogue, game, language),
      stake: formatAmount(stake),
      win: formatAmount(win),
      result: formatAmount(state === 'settled' ? win - stake : 0n),
      state,
      placedAt: at.toISOString(),
    })),
  }
}

/**
 * Lists the movements of money of the agent's team except those of bets, newest first.
 * @throws ApiError forbidden
 */
export async function listTeamMovements(
  context: TeamContext,
  agent: AccountRecord,
  input: AgentTeamMovementsQuery,
): Promise<TeamMovementPage> {
  assertAgent(agent)
  const { tenant, site } = context
  const { scope, days, cursor, pageSize } = parseQuery(context, input)
  const rows = await createTeamRecordStore(tenant, agent.id).listMovements(scope, cursor, pageSize + 1)
  return {
    ...days,
    ...getNextCursor(rows, pageSize),
    movements: rows.slice(0, pageSize).map(({ username, id, purpose, amount, internal, at }) => ({
      id: `${username} ${id}`,
      account: username,
      kind: movementKinds[purpose as MoneyPurpose],
      purpose: purpose as MoneyPurpose,
      direction: amount > 0n ? 'in' : amount < 0n ? 'out' : 'internal',
      amount: formatDecimal(amount > 0n ? amount : amount < 0n ? -amount : internal, site.exponent),
      at: at.toISOString(),
      reference: id,
    })),
  }
}

function parseQuery({ site, timeZone }: TeamContext, { period, username = '', cursor, pageSize = defaultPageSize }: AgentTeamBetsQuery) {
  const { firstDay, lastDay, from, to } = getPeriodBounds(period, timeZone, new Date())
  return {
    scope: { currency: site.currency, from, to, username: username.trim() },
    days: { firstDay, lastDay },
    cursor: cursor === undefined ? undefined : parseCursor(cursor),
    pageSize,
  }
}

const getNextCursor = (rows: readonly TeamCursor[], pageSize: number): { next?: string } => {
  const lastRow = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return lastRow ? { next: `${lastRow.timestamp} ${lastRow.key}` } : {}
}

function parseCursor(cursor: string): TeamCursor {
  const [timestamp = '', key = ''] = cursor.split(' ')
  return { timestamp, key }
}
