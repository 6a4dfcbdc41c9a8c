import type { Mutant } from '../mutant.ts'

/** What the specification says of customer service and feedback, each fact made untrue. */
export const support: readonly Mutant[] = [
  {
    shows: 'R-CUSTOMER-SERVICE-03',
    file: 'merchants/base/settings.json',
    from: '"vipAboveRank": 4',
    to: '"vipAboveRank": 5',
    test: 'src/features/support/pick-support.test.ts',
    title: 'R-CUSTOMER-SERVICE-03',
  },
  {
    shows: 'R-CUSTOMER-SERVICE-04',
    file: 'src/features/support/pick-support.ts',
    from: '> vipAboveRank',
    to: '>= vipAboveRank',
    test: 'src/features/support/pick-support.test.ts',
    title: 'R-CUSTOMER-SERVICE-04',
  },
  {
    shows: 'R-CUSTOMER-SERVICE-05',
    file: 'src/features/support/open-support.ts',
    from: 'const sealed = sealedOf((await ports.system.servicePaths()).list, service)',
    to: 'const sealed = sealedOf([], service)',
    test: 'src/features/support/open-support.test.tsx',
    title: 'R-CUSTOMER-SERVICE-05',
  },
  {
    shows: 'R-CUSTOMER-SERVICE-06',
    file: 'src/features/support/open-support.ts',
    from: 'entry.type === serviceType && ',
    to: '',
    test: 'src/features/support/open-support.test.tsx',
    title: 'R-CUSTOMER-SERVICE-06',
  },
  {
    shows: 'R-CUSTOMER-SERVICE-07',
    file: 'server/modules/site/seal-address.ts',
    from: 'found.merchant === merchant && found.until > Date.now() ? found.url : undefined',
    to: 'undefined',
    test: 'tests/platform/service.test.ts',
    title: 'R-CUSTOMER-SERVICE-07',
  },
  {
    shows: 'R-FEEDBACK-03',
    file: 'src/engine/rules/check-feedback.ts',
    from: `length === 0 ? { key: 'feedback_required' } : `,
    to: 'length === 0 ? undefined : ',
    test: 'src/engine/rules/check-feedback.test.ts',
    title: 'R-FEEDBACK-03',
  },
  {
    shows: 'R-FEEDBACK-04',
    file: 'src/engine/rules/check-feedback.ts',
    from: 'length < min || length',
    to: 'length',
    test: 'src/engine/rules/check-feedback.test.ts',
    title: 'R-FEEDBACK-04',
  },
]
