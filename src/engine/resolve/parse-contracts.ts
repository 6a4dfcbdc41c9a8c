import type { ContractInfo } from '../../generated/api.ts'
import type { ContractKind, Facts } from '../contract/facts.ts'

const fieldNames: Readonly<Record<ContractKind, keyof ContractInfo>> = {
  dividend: 'divtypereq',
  dailySalary: 'dailysalreqtype',
  hourlySalary: 'contracthoursalreq',
  realtimeSalary: 'realtimesalreqtype',
}

/** Returns for each kind of contract whether it applies to the account: its value is neither empty nor '0'. */
export function parseContracts(info: ContractInfo): Facts['contracts'] {
  const kinds = Object.entries(fieldNames) as [ContractKind, keyof ContractInfo][]
  return Object.fromEntries(kinds.map(([kind, name]) => [kind, !['', '0'].includes(info[name].trim())]))
}
