import type { Tenant } from '../../database/tenant.ts'
import { appendAudit } from '../audit/index.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../calls/index.ts'
import type { Secrets } from '../secrets/index.ts'
import type { NoticeContext } from '../inbox/index.ts'
import { type StepContext, WithdrawalMovedError, stepWithdrawal } from './move-withdrawal.ts'
import { merchantsWithOverdueWithdrawals, withdrawalsOf } from './store/withdrawals.ts'

/** Maximum number of withdrawals per run, so that it does not delay other jobs. */
const atOnce = 100

/**
 * Marks paid withdrawals as received after the brand's time for confirmation. Safe to run concurrently: each withdrawal
 * is moved once.
 */
export async function completeOverdueWithdrawals(context: StepContext, auditKey: Buffer): Promise<void> {
  const { tenant } = context
  const now = new Date()
  for (const withdrawal of await withdrawalsOf(tenant).elapsed(now, atOnce)) {
    const moved = await stepWithdrawal(context, withdrawal, { action: 'elapse', now }).catch((error: unknown) => {
      if (error instanceof WithdrawalMovedError) return undefined
      throw error
    })
    if (moved) await appendAudit(tenant, auditKey, { event: 'withdrawal-elapsed', outcome: 'done', account: moved.account })
  }
}

type SweepDeps = DueBrandJobDeps<Brand> &
  Pick<NoticeContext, 'jobs'> & {
    readonly sites: { tenant(brand: Brand): Tenant }
    readonly secrets: Secrets
  }

/** Runs it for every brand with overdue withdrawals. */
export const completeAllOverdueWithdrawals = (deps: SweepDeps): Promise<void> =>
  forEachDueBrand(
    deps,
    merchantsWithOverdueWithdrawals,
    (id) => `Completing overdue withdrawals of ${id} failed`,
    (brand) => completeOverdueWithdrawals({ tenant: deps.sites.tenant(brand), brand, jobs: deps.jobs }, deps.secrets.key('audit')),
  )
