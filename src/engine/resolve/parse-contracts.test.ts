import { describe, expect, it } from 'vitest'
import { parseContracts } from './parse-contracts.ts'

const noContractInfo = { divtypereq: '0', dailysalreqtype: '0', contracthoursalreq: '0', realtimesalreqtype: '0' }
const noContracts = { dividend: false, dailySalary: false, hourlySalary: false, realtimeSalary: false }

describe('parseContracts', () => {
  it.each([
    ['divtypereq', 'dividend'],
    ['dailysalreqtype', 'dailySalary'],
    ['contracthoursalreq', 'hourlySalary'],
    ['realtimesalreqtype', 'realtimeSalary'],
  ] as const)('uses only %s to decide whether %s applies to the account (R-ENTITIES-28)', (name, kind) => {
    for (const value of ['1', '2', 'A', '00'])
      expect(parseContracts({ ...noContractInfo, [name]: value })).toEqual({ ...noContracts, [kind]: true })
    for (const value of ['', ' ', '0', ' 0 ']) expect(parseContracts({ ...noContractInfo, [name]: value })).toEqual(noContracts)
  })
})
