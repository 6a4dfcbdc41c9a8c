import type { Mutant } from '../mutant.ts'

/** What the specification says of withdrawals, each fact made untrue. */
export const withdrawal: readonly Mutant[] = [
  {
    shows: 'R-WITHDRAWAL-02',
    file: 'src/engine/rules/money/withdrawal-steps.ts',
    from: `confirm: { by: 'player', from: ['paid-out']`,
    to: `confirm: { by: 'player', from: ['approved', 'paid-out']`,
    test: 'src/engine/rules/money/withdrawal-steps.test.ts',
    title: 'R-WITHDRAWAL-02',
  },
  {
    shows: 'R-WITHDRAWAL-03',
    file: 'src/engine/rules/money/withdrawal-steps.ts',
    from: `confirm: { by: 'player', from: ['paid-out'], to: 'received' }`,
    to: `confirm: { by: 'operator', from: ['paid-out'], to: 'received' }`,
    test: 'src/engine/rules/money/withdrawal-steps.test.ts',
    title: 'R-WITHDRAWAL-03',
  },
  {
    shows: 'R-WITHDRAWAL-04',
    file: 'src/engine/rules/money/withdrawal-steps.ts',
    from: `move.action === 'reportPart' ? move.remaining : settled`,
    to: `move.action === 'reportPart' ? at.due - move.remaining : settled`,
    test: 'src/engine/rules/money/withdrawal-steps.test.ts',
    title: 'R-WITHDRAWAL-04',
  },
  {
    shows: 'R-WITHDRAWAL-06',
    file: 'src/engine/rules/money/withdrawal-steps.ts',
    from: 'minutes * 60_000',
    to: 'minutes * 1_000',
    test: 'src/engine/rules/money/withdrawal-steps.test.ts',
    title: 'R-WITHDRAWAL-06',
  },
  {
    shows: 'R-WITHDRAWAL-07',
    file: 'src/engine/rules/money/withdrawal-steps.ts',
    from: `review: { by: 'operator', from: ['requested',`,
    to: `review: { by: 'operator', from: ['requested', 'received',`,
    test: 'src/engine/rules/money/withdrawal-steps.test.ts',
    title: 'R-WITHDRAWAL-07',
  },
]
