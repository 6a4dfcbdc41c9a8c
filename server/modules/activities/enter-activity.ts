import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import {
  type Application,
  type ApplicationLimits,
  validateApplication,
  cleanApplication,
} from '../../../src/engine/rules/validate-application.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { createAccountStore, assertRealAccount } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { createPlayDayStore } from '../records/index.ts'
import { createReference } from '../secrets/index.ts'
import { type UploadDeps, extendUploads, storeUpload } from '../uploads/index.ts'
import { getActivityViews, type ActivityViewer, type ActivityView } from './activity-views.ts'
import { type ActivityRecord, createActivityStore } from './store/activities.ts'
import { createEntryStore } from './store/entries.ts'
import type { AccountRecord } from '../../database/records.ts'

/** Retention of an image that no application refers to. */
const unreferencedDays = 1
/** Retention of an image that an application refers to. */
const referencedDays = 180
const purpose = 'activity'

/** The player who takes part. Unlike other viewers, an entrant always has an account. */
export interface Entrant extends ActivityViewer {
  readonly account: AccountRecord
}

/**
 * Joins an activity. Joining again returns the current state.
 * @throws ApiError real_account_required, not_found, activity_closed
 */
export const joinActivity = (tenant: Tenant, entrant: Entrant, id: string): Promise<ActivityView> =>
  runActivityAction(tenant, entrant, id, async (trx, view) => {
    if (view.activity.kind !== 'join') throw new ApiError('activity_closed')
    if (view.entry) return
    if (view.state !== 'join') throw new ApiError('activity_closed')
    await createEntryStore(trx).insert({
      ...toNewEntry(view, entrant),
      state: 'joined',
      staked_before: await createPlayDayStore(trx).getTotalTurnover(entrant.account.id, entrant.site.currency),
    })
  })

/**
 * Stores an image for an application.
 * @throws ApiError real_account_required, upload_invalid, upload_too_large, upload_refused
 */
export async function storeImage(
  tenant: Tenant,
  deps: UploadDeps,
  account: AccountRecord,
  file: string,
  limits: ApplicationLimits,
): Promise<{ id: string }> {
  assertRealAccount(account)
  const expiresAt = new Date(Date.now() + unreferencedDays * dayMilliseconds)
  return {
    id: await storeUpload(tenant, deps, {
      owner: account.id,
      purpose,
      file,
      allowed: limits.imageTypes,
      maxBytes: limits.imageBytes,
      expiresAt,
    }),
  }
}

/**
 * Applies for an activity. A rejected application is kept, and the player can apply again while the activity is open.
 * @throws ApiError real_account_required, not_found, activity_closed, activity_entered, fields_invalid
 */
export const applyForActivity = (
  tenant: Tenant,
  entrant: Entrant,
  id: string,
  input: Application,
  limits: ApplicationLimits,
): Promise<ActivityView> =>
  runActivityAction(tenant, entrant, id, async (trx, view) => {
    const { activity, state, entry, ineligibleReason } = view
    const issues = validateApplication(input, limits)
    if (Object.keys(issues).length > 0) throw new ApiError('fields_invalid', { fields: issues })
    const canReapply = state === 'rejected' && ineligibleReason === undefined && isOpen(activity, new Date())
    if (activity.kind !== 'apply' || (entry === undefined && state !== 'join')) throw new ApiError('activity_closed')
    if (entry !== undefined && !canReapply) throw new ApiError(state === 'rejected' ? 'activity_closed' : 'activity_entered')
    const application = cleanApplication(input)
    const images = [...application.images]
    const expiresAt = new Date(Date.now() + referencedDays * dayMilliseconds)
    if ((await extendUploads(trx, { owner: entrant.account.id, purpose, ids: images, expiresAt })) !== images.length)
      throw new ApiError('fields_invalid', { fields: { images: { key: 'activity_images_gone' } } })
    await createEntryStore(trx).insert({ ...toNewEntry(view, entrant), state: 'applying', remark: application.remark, images })
  })

type ActivityAction = (trx: Tenant, view: ActivityView) => Promise<void>

/**
 * Runs an action of an account in an activity, such as joining or claiming, and returns the resulting view. Actions of
 * the same account are serialized.
 * @throws ApiError real_account_required; not_found if the activity does not exist or is disabled; the errors of
 * `action`
 */
export function runActivityAction(tenant: Tenant, entrant: Entrant, id: string, action: ActivityAction): Promise<ActivityView> {
  assertRealAccount(entrant.account)
  return withTransaction(tenant, async (trx) => {
    await createAccountStore(trx).lock(entrant.account.id)
    await action(trx, await getActivityView(trx, entrant, id))
    return getActivityView(trx, entrant, id)
  })
}

async function getActivityView(trx: Tenant, entrant: Entrant, id: string): Promise<ActivityView> {
  const activity = await createActivityStore(trx).findById(id)
  const [view] = activity?.enabled === true ? await getActivityViews(trx, entrant, [activity]) : []
  if (!view) throw new ApiError('not_found')
  return view
}

const isOpen = ({ opens_at, closes_at }: ActivityRecord, now: Date): boolean => opens_at <= now && (closes_at === null || now < closes_at)

const toNewEntry = ({ activity, period }: ActivityView, { account }: Entrant) => ({
  reference: createReference('A'),
  activity: activity.id,
  account: account.id,
  period,
  reason: null,
})
