import type { Tenant } from '../../database/tenant.ts'
import { appendAudit } from '../audit/index.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../api-context/index.ts'
import type { Secrets } from '../secrets/index.ts'
import type { NoticeContext } from '../inbox/index.ts'
import { type TransitionContext, WithdrawalTransitionError, transitionWithdrawal } from './transition-withdrawal.ts'
import { listMerchantsWithOverdueWithdrawals, createWithdrawalStore } from './store/withdrawals.ts'

/** Maximum number of withdrawals per brand and run, so that a run does not delay other jobs. */
const batchSize = 100

/**
 * Marks paid withdrawals as received once the brand's time for confirmation has ended. Safe to run concurrently: each
 * withdrawal is moved once.
 */
export async function completeOverdueWithdrawals(context: TransitionContext, auditKey: Buffer): Promise<void> {
  const { tenant } = context
  const now = new Date()
  for (const withdrawal of await createWithdrawalStore(tenant).listOverdue(now, batchSize)) {
    const moved = await transitionWithdrawal(context, withdrawal, { action: 'elapse', now }).catch((error: unknown) => {
      if (error instanceof WithdrawalTransitionError) return undefined
      throw error
    })
    if (moved) await appendAudit(tenant, auditKey, { event: 'withdrawal-elapsed', outcome: 'done', account: moved.account })
  }
}

type CompletionDeps = DueBrandJobDeps<Brand> &
  Pick<NoticeContext, 'jobs'> & {
    readonly sites: { tenant(brand: Brand): Tenant }
    readonly secrets: Secrets
  }

/** Completes the overdue withdrawals of every brand. */
export const completeAllOverdueWithdrawals = (deps: CompletionDeps): Promise<void> =>
  forEachDueBrand(
    deps,
    listMerchantsWithOverdueWithdrawals,
    (id) => `Completing overdue withdrawals of ${id} failed`,
    (brand) => completeOverdueWithdrawals({ tenant: deps.sites.tenant(brand), brand, jobs: deps.jobs }, deps.secrets.deriveKey('audit')),
  )
