import type { Mutant } from '../mutant.ts'

/** What the specification says of contracts, each fact made untrue. */
export const contracts: readonly Mutant[] = [
  {
    shows: 'R-CONTRACTS-02',
    file: 'src/engine/rules/contract-terms.ts',
    from: ` activeMembers: 'count',`,
    to: '',
    test: 'src/engine/rules/contract-terms.test.ts',
    title: 'R-CONTRACTS-02',
  },
  {
    shows: 'R-CONTRACTS-07',
    file: 'src/engine/rules/contract-terms.ts',
    from: `W: 'contract_period_weekly'`,
    to: `W: 'contract_period_daily'`,
    test: 'src/engine/rules/contract-terms.test.ts',
    title: 'R-CONTRACTS-07',
  },
  {
    shows: 'R-CONTRACTS-08',
    file: 'src/engine/rules/contract-terms.ts',
    from: `H: 'contract_period_semimonthly'`,
    to: `H: 'contract_period_monthly'`,
    test: 'src/engine/rules/contract-terms.test.ts',
    title: 'R-CONTRACTS-08',
  },
  {
    shows: 'R-CONTRACTS-11',
    file: 'server/modules/contracts/move-contract.ts',
    from: `side === 'downline' ? { accept`,
    to: `side === 'upline' ? { accept`,
    test: 'server/modules/contracts/move-contract.test.ts',
    title: 'R-CONTRACTS-11',
  },
  {
    shows: 'R-CONTRACTS-12',
    file: 'server/modules/contracts/move-contract.ts',
    from: `reject: status('rejected')`,
    to: `reject: status('withdrawn')`,
    test: 'server/modules/contracts/move-contract.test.ts',
    title: 'R-CONTRACTS-12',
  },
  {
    shows: 'R-CONTRACTS-15',
    file: 'merchants/base/settings.json',
    from: '"realtimeMinutes": 5',
    to: '"realtimeMinutes": 10',
    test: 'server/modules/contracts/settle/settlement-period.test.ts',
    title: 'R-CONTRACTS-15',
  },
  {
    shows: 'R-CONTRACTS-16',
    file: 'server/modules/contracts/settle/settlement-period.ts',
    from: `daysAt(series.period === '' ? 'D'`,
    to: `daysAt(series.period === '' ? 'W'`,
    test: 'server/modules/contracts/settle/settlement-period.test.ts',
    title: 'R-CONTRACTS-16',
  },
]
