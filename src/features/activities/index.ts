/** Activities of promotions: their state for the current user, and their actions. */
export { ActivityBadge } from './activity-badge.tsx'
export { ActivityButton } from './activity-button.tsx'
export { ActivityPanel } from './activity-panel.tsx'
export { IneligibleNote } from './ineligible-note.tsx'
export { useActivities, useFormatActivityReward } from './use-activities.ts'
