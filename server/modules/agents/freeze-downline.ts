import type { AgentFreezeDownlineBody } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { createAccountStore, createDownlineStore, revokeAccessWithin, assertAgent } from '../accounts/index.ts'
import { appendAudit } from '../audit/index.ts'
import { ApiError } from '../api-context/index.ts'

interface FreezeContext {
  readonly tenant: Tenant
  /** Key of the audit log. */
  readonly key: Buffer
}

/**
 * Freezes or unfreezes the account of a direct downline. Freezing has the effect of disabling by an operator: the
 * account can neither log in, bet nor withdraw, and its sessions end. An account that an agent froze can be unfrozen by
 * that agent; one that an operator disabled cannot be unfrozen by an agent. The audit log records a change as an event
 * of the downline, in addition to the event of the agent's request. Idempotent.
 * @throws ApiError forbidden, not_found, downline_closed
 */
export async function freezeDownline(
  { tenant, key }: FreezeContext,
  agent: AccountRecord,
  { username, step }: AgentFreezeDownlineBody,
): Promise<{ account: string; disabled: boolean }> {
  assertAgent(agent)
  const disabled = step === 'freeze'
  const { id, account, changed } = await withTransaction(tenant, async (trx) => {
    const downline = await createDownlineStore(trx, agent.id).lockByUsername(username)
    if (downline === undefined) throw new ApiError('not_found')
    if (downline.disabled && downline.frozen_by !== agent.id) throw new ApiError('downline_closed')
    const isChange = downline.disabled !== disabled
    if (isChange) await createAccountStore(trx).update(downline.id, { disabled, frozen_by: disabled ? agent.id : null })
    if (isChange && disabled) await revokeAccessWithin(trx, downline.id)
    return { id: downline.id, account: downline.username, changed: isChange }
  })
  if (changed) await appendAudit(tenant, key, { event: disabled ? 'frozen-by-upline' : 'unfrozen-by-upline', outcome: 'done', account: id })
  return { account, disabled }
}
