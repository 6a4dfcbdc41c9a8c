/**
 * What can be done at promotions: to join, to apply, to claim, to open. The rules are data of the platform; what comes
 * of them is paid as a reward.
 */

export { activitySettings } from './activity-settings.ts'
