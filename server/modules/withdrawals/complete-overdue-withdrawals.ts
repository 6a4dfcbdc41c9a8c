import type { Tenant } from '../../database/tenant.ts'
import { appendAudit } from '../audit/index.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../calls/index.ts'
import type { Secrets } from '../secrets/index.ts'
import type { NoticeContext } from '../inbox/index.ts'
import { type StepContext, WithdrawalMovedError, stepWithdrawal } from './move-withdrawal.ts'
import { merchantsWithElapsedWithdrawals, withdrawalsOf } from './store/withdrawals.ts'

/** So many at once, so that no sweep holds up what comes after it. */
const atOnce = 100

/**
 * Makes what was paid out and has not been spoken of for the time that the brand has set received. On whichever servers
 * at the same moment: each withdrawal is moved once.
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

/** The same for every brand that has some. */
export const completeAllOverdueWithdrawals = (deps: SweepDeps): Promise<void> =>
  forEachDueBrand(
    deps,
    merchantsWithElapsedWithdrawals,
    (id) => `Withdrawals of ${id} that nobody has spoken of could not be settled`,
    (brand) => completeOverdueWithdrawals({ tenant: deps.sites.tenant(brand), brand, jobs: deps.jobs }, deps.secrets.key('audit')),
  )
