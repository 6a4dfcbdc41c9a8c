/** Promotional activities: members' entries, and raffles. */

export { reserveReward, toRewardGrant } from './claim-activity.ts'
export { getEntryPeriod } from './activity-views.ts'
export { createActivityStore } from './store/activities.ts'
export { createEntryStore } from './store/entries.ts'
