import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { ControlError } from '../commands/index.ts'
import { promotionTitles } from '../content/index.ts'
import { giveReward, payReward } from '../rewards/index.ts'
import { takeShare, toGift } from './claim-activity.ts'
import { activitiesOf } from './store/activities.ts'
import { type EntryRecord, entriesOf } from './store/entries.ts'

/**
 * Takes an application up.
 * @throws ControlError
 */
export const reviewApplication = (tenant: Tenant, reference: string): Promise<EntryRecord> =>
  decide(tenant, reference, (inside, { id }) => entriesOf(inside).decide(id, 'process', null))

/**
 * Approves an application: its reward waits for the player, or is paid by itself.
 * @throws ControlError
 */
export const approveApplication = (tenant: Tenant, site: Pick<SiteRecord, 'currency'>, reference: string): Promise<EntryRecord> =>
  decide(tenant, reference, async (inside, { id, account, activity: name, period }) => {
    const activity = await activitiesOf(inside).byId(name)
    const amount = activity && (await takeShare(inside, activity))
    if (activity === undefined || amount === undefined) throw new ControlError('Nothing is left of this activity.')
    const texts = await promotionTitles(inside, activity.id)
    const gift = toGift({ activity, period, account, currency: site.currency, amount, texts })
    await (activity.issue === 'itself' ? payReward : giveReward)(inside, gift).catch((error: unknown) => {
      throw error instanceof CallError ? new ControlError('This account is closed.') : error
    })
    return entriesOf(inside).decide(id, 'approved', null)
  })

/**
 * Rejects an application; the player reads why.
 * @throws ControlError
 */
export const rejectApplication = (tenant: Tenant, reference: string, reason: string): Promise<EntryRecord> =>
  decide(tenant, reference, (inside, { id }) => entriesOf(inside).decide(id, 'rejected', reason))

type Decision = (inside: Tenant, entry: EntryRecord) => Promise<EntryRecord>

function decide(tenant: Tenant, reference: string, decision: Decision): Promise<EntryRecord> {
  return inTransaction(tenant, async (inside) => {
    const entry = await entriesOf(inside).hold(reference)
    if (!entry || entry.state === 'joined') throw new ControlError(`There is no application "${reference}".`)
    if (entry.state !== 'applying' && entry.state !== 'process') throw new ControlError(`This application is ${entry.state} already.`)
    return decision(inside, entry)
  })
}
