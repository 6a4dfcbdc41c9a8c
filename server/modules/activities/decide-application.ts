import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { AdminApiError } from '../commands/index.ts'
import { getPromotionTitles } from '../content/index.ts'
import { type NoticeContext, sendNotice } from '../inbox/index.ts'
import { grantReward, payReward } from '../rewards/index.ts'
import { reserveReward, toRewardGrant } from './claim-activity.ts'
import { createActivityStore } from './store/activities.ts'
import { type EntryRecord, createEntryStore } from './store/entries.ts'

export interface DecisionContext extends NoticeContext {
  readonly tenant: Tenant
  readonly site: Pick<SiteRecord, 'currency'>
}

/**
 * Marks an application as in review.
 * @throws AdminApiError if the application does not exist or has been decided
 */
export const reviewApplication = (context: DecisionContext, reference: string): Promise<EntryRecord> =>
  decide(context, reference, (trx, { id }) => createEntryStore(trx).updateState(id, 'process', null))

/**
 * Approves an application: its reward becomes claimable, or is paid automatically.
 * @throws AdminApiError if the application does not exist or has been decided, the total of the activity is used up, or
 * an automatic payment fails because the account is disabled
 */
export const approveApplication = (context: DecisionContext, reference: string): Promise<EntryRecord> =>
  decide(context, reference, async (trx, { id, account, activity: activityId, period }) => {
    const activity = await createActivityStore(trx).findById(activityId)
    const amount = activity && (await reserveReward(trx, activity))
    if (activity === undefined || amount === undefined) throw new AdminApiError(`The activity "${activityId}" has nothing left to give.`)
    const texts = await getPromotionTitles(trx, activity.id)
    const grant = toRewardGrant({ activity, period, account, currency: context.site.currency, amount, texts })
    await (activity.issue === 'automatic' ? payReward : grantReward)(trx, grant).catch((error: unknown) => {
      throw error instanceof ApiError ? new AdminApiError('The account of this application is disabled.') : error
    })
    const values = { reference, promotion: { titles: texts } }
    await sendNotice(context, trx, account, {
      name: activity.issue === 'automatic' ? 'application_paid' : 'application_approved',
      values,
    })
    return createEntryStore(trx).updateState(id, 'approved', null)
  })

/**
 * Rejects an application; the player sees the reason.
 * @throws AdminApiError if the application does not exist or has been decided
 */
export const rejectApplication = (context: DecisionContext, reference: string, reason: string): Promise<EntryRecord> =>
  decide(context, reference, async (trx, { id, account, activity }) => {
    const values = { reference, promotion: { titles: await getPromotionTitles(trx, activity) }, reason }
    await sendNotice(context, trx, account, { name: 'application_rejected', values })
    return createEntryStore(trx).updateState(id, 'rejected', reason)
  })

type Decision = (trx: Tenant, entry: EntryRecord) => Promise<EntryRecord>

function decide({ tenant }: DecisionContext, reference: string, decision: Decision): Promise<EntryRecord> {
  return withTransaction(tenant, async (trx) => {
    const application = await createEntryStore(trx).findByReference(reference)
    if (application) await lockAccounts(trx, [application.account])
    const entry = await createEntryStore(trx).lockByReference(reference)
    if (!entry || entry.state === 'joined') throw new AdminApiError(`There is no application "${reference}".`)
    if (entry.state !== 'applying' && entry.state !== 'process')
      throw new AdminApiError(`The application "${reference}" is already ${entry.state}.`)
    return decision(trx, entry)
  })
}
