/** Promotional activities: members' entries, and raffles. */

export { reserveShare, toRewardGrant } from './claim-activity.ts'
export { periodOf } from './activity-views.ts'
export { activitiesOf } from './store/activities.ts'
export { entriesOf } from './store/entries.ts'
