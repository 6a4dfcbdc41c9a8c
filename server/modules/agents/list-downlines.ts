import type { AgentDownlinesQuery, Downline, DownlinePage } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { accountTypes, assertAgent } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { createTeamTreeStore, type TeamMember } from './store/team-tree.ts'

/** Default page size. */
const defaultPageSize = 20

interface DownlineContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/**
 * Lists the direct downlines of the agent, or of the member of the agent's team that `under` names. With `username`,
 * lists instead every account below at any depth whose username contains it. An account outside the team is reported as
 * not found, whether it exists or not.
 * @throws ApiError forbidden, not_found
 */
export async function listDownlines(
  { tenant, site }: DownlineContext,
  agent: AccountRecord,
  { pageNo = 1, pageSize = defaultPageSize, username = '', under }: AgentDownlinesQuery,
): Promise<DownlinePage> {
  assertAgent(agent)
  const tree = createTeamTreeStore(tenant)
  const path = under === undefined ? [] : await tree.findPath(agent.id, under)
  if (path === undefined) throw new ApiError('not_found')
  const query = { currency: site.currency, usernamePart: username.trim(), limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { total, members } = await tree.listBelow(path.at(-1)?.id ?? agent.id, query)
  return {
    path: path.map((member) => member.username),
    downlines: members.map(({ username: account, nickname, upline, type, disabled, created_at, downlines, team, balance, ...rest }) => ({
      account,
      nickname,
      upline,
      type,
      createdAt: created_at.toISOString(),
      downlines: Number(downlines),
      team: Number(team),
      balance: formatDecimal(balance, site.exponent),
      disabled,
      steps: upline === agent.username ? listDownlineActions({ type, disabled, ...rest }, agent) : [],
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  }
}

/** Actions that an agent can take on a direct downline. */
function listDownlineActions(
  { type, disabled, frozen_by }: Pick<TeamMember, 'type' | 'disabled' | 'frozen_by'>,
  agent: AccountRecord,
): Downline['steps'] {
  if (disabled) return frozen_by === agent.id ? ['unfreeze'] : []
  return type === accountTypes.guest ? ['freeze'] : ['transfer', 'freeze']
}
