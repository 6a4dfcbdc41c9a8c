/** What can be done at promotions: how each activity stands for who looks, and the way on. */
export { ActivityBadge } from './activity-badge.tsx'
export { ActivityButton } from './activity-button.tsx'
export { ActivityPart } from './activity-part.tsx'
export { BarredNote } from './barred-note.tsx'
export { useActivities, useFormatActivityReward } from './use-activities.ts'
