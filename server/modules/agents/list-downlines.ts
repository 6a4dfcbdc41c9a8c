import type { AgentDownlinesQuery, DownlinePage } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { downlinesOf, requireAgent } from '../accounts/index.ts'
import type { Tenant } from '../../database/tenant.ts'

/** So many come where nobody says how many. */
const usualCount = 20

/**
 * Those directly below the agent who asks, and nobody else's.
 * @throws CallError forbidden
 */
export async function listDownlines(
  tenant: Tenant,
  agent: AccountRecord,
  { pageNo = 1, pageSize = usualCount, username = '' }: AgentDownlinesQuery,
): Promise<DownlinePage> {
  requireAgent(agent)
  const people = downlinesOf(tenant, agent.id)
  const part = username.trim()
  const [page, total] = await Promise.all([people.page(part, { limit: pageSize, offset: (pageNo - 1) * pageSize }), people.count(part)])
  return {
    downlines: page.map(({ username: account, nickname, type, disabled, created_at: created, downlines }) => ({
      account,
      nickname,
      type,
      createdAt: created.toISOString(),
      downlines: Number(downlines),
      disabled,
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  }
}
