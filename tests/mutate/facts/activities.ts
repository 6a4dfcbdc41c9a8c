import type { Mutant } from '../mutant.ts'

/** What the specification says of activities, each fact made untrue. */
export const activities: readonly Mutant[] = [
  {
    shows: 'R-ACTIVITY-03',
    file: 'src/engine/rules/check-application.ts',
    from: 'images: [...new Set(images)],',
    to: 'images: [],',
    test: 'src/engine/rules/check-application.test.ts',
    title: 'R-ACTIVITY-03',
  },
  {
    shows: 'R-ACTIVITY-05',
    file: 'src/features/activities/activity-states.ts',
    from: `label: 'activity_state_claim',`,
    to: `label: 'activity_state_claimed',`,
    test: 'src/widgets/promotion-detail/view.test.tsx',
    title: 'R-ACTIVITY-05',
  },
  {
    shows: 'R-ACTIVITY-08',
    file: 'src/features/activities/activity-states.ts',
    from: `rejected: { label: 'activity_state_rejected'`,
    to: `rejected: { label: 'activity_state_close'`,
    test: 'src/widgets/promotion-detail/view.test.tsx',
    title: 'R-ACTIVITY-08',
  },
  {
    shows: 'R-ACTIVITY-11',
    file: 'merchants/base/messages/EN.json',
    from: '"activity_state_process": "In process"',
    to: '"activity_state_process": "Joined"',
    test: 'src/widgets/promotion-detail/view.test.tsx',
    title: 'R-ACTIVITY-11',
  },
  {
    shows: 'R-ACTIVITY-12',
    file: 'src/features/activities/activity-states.ts',
    from: `joined: { label: 'activity_state_joined'`,
    to: `joined: { label: 'activity_state_process'`,
    test: 'src/widgets/promotion-detail/view.test.tsx',
    title: 'R-ACTIVITY-12',
  },
  {
    shows: 'R-ACTIVITY-13',
    file: 'src/features/activities/activity-states.ts',
    from: `coming: { label: 'activity_state_coming'`,
    to: `coming: { label: 'activity_state_close'`,
    test: 'src/widgets/promotion-detail/view.test.tsx',
    title: 'R-ACTIVITY-13',
  },
  {
    shows: 'R-ACTIVITY-14',
    file: 'merchants/base/settings.json',
    from: '"remarkMax": 140',
    to: '"remarkMax": 400',
    test: 'src/engine/rules/check-application.test.ts',
    title: 'R-ACTIVITY-14',
  },
]
