/**
 * What can be done at promotions: to join, to apply, to claim, to open. The rules are data of the platform; what comes
 * of them is paid as a reward.
 */

export { activitySettings } from './activity-settings.ts'
export { activityCommands } from './commands.ts'
export { makeActivityHandlers } from './handlers.ts'
export { seedActivities } from './seed-activities.ts'
export { activityPromises } from './activity-promises.ts'
