/** Activities of promotions: entries of members, and raffles. */

export { reserveShare, toRewardGrant as toGift } from './claim-activity.ts'
export { periodOf } from './activity-views.ts'
export { activitiesOf } from './store/activities.ts'
export { entriesOf } from './store/entries.ts'
