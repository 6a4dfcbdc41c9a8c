// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ContractInfo } from '../../generated/api.ts'
import { Problem } from '../contract/port.ts'
import { renderSite } from '../testing/render-site.tsx'
import { smallMember, smallPermission } from '../testing/small-site.ts'
import './start/after-first-paint.ts'

const noContractInfo = { divtypereq: '0', dailysalreqtype: '0', contracthoursalreq: '0', realtimesalreqtype: '0' }
const noContracts = { dividend: false, dailySalary: false, hourlySalary: false, realtimeSalary: false }

/** A site with or without the flag, with an agent or nobody logged in. */
async function renderAgentSite(answer: () => Promise<ContractInfo>, { flag = '1', token = 'secret' } = {}) {
  const contractInfo = vi.fn(answer)
  const permission = smallPermission()
  const whitelabel = [{ modId: 'AGENTPOLICY3', enabled: flag }]
  const rendered = await renderSite({
    ...(token !== '' && { token }),
    ports: {
      agent: { contractInfo },
      system: { status: async () => ({ ...permission, info: { ...permission.info, whitelabel } }) },
      member: { info: async () => smallMember(1) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  const { engine, settle } = rendered
  const change = async (next: string | undefined) => {
    await act(async () => engine.facts.setToken(next))
    await settle()
  }
  const comeBack = async () => {
    await act(async () => window.dispatchEvent(new Event('focus')))
    await settle()
  }
  return { engine, contractInfo, change, comeBack, contracts: () => engine.facts.get().facts.contracts }
}

describe('the contracts of an account', () => {
  it('are fetched at the start and after each login while AGENTPOLICY3 is on, and dropped at logout (R-FLAGS-11)', async () => {
    const { contractInfo, change, contracts } = await renderAgentSite(async () => ({ ...noContractInfo, divtypereq: '1' }))
    expect(contractInfo).toHaveBeenCalledTimes(1)
    expect(contracts()).toEqual({ ...noContracts, dividend: true })
    await change(undefined)
    expect([contracts(), contractInfo.mock.calls.length]).toEqual([{}, 1])
    await change('another')
    expect([contracts(), contractInfo.mock.calls.length]).toEqual([{ ...noContracts, dividend: true }, 2])
  })

  it('are never fetched while the flag is off, or for a visitor (R-FLAGS-11)', async () => {
    const without = await renderAgentSite(async () => noContractInfo, { flag: '0' })
    await without.change('another')
    await without.comeBack()
    const visitor = await renderAgentSite(async () => noContractInfo, { token: '' })
    for (const { contractInfo, contracts } of [without, visitor]) {
      expect(contractInfo).not.toHaveBeenCalled()
      expect(contracts()).toEqual({})
    }
  })

  it('are unknown without an answer, and fetched again when an agent returns to the page after a while', async () => {
    let failing = true
    const { contractInfo, comeBack, contracts } = await renderAgentSite(async () => {
      if (failing) throw new Problem('network', { messageKey: 'error_network' })
      return { ...noContractInfo, dailysalreqtype: '1' }
    })
    expect(contracts()).toEqual({})
    failing = false
    await comeBack()
    expect(contractInfo).toHaveBeenCalledTimes(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
    await comeBack()
    expect(contracts()).toEqual({ ...noContracts, dailySalary: true })
    failing = true
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
    await comeBack()
    vi.restoreAllMocks()
    expect(contracts()).toEqual({ ...noContracts, dailySalary: true })
  })

  it('are dropped if the agent has logged out before the response', async () => {
    let answer = (_: ContractInfo): void => undefined
    const { change, contracts } = await renderAgentSite(() => new Promise((resolve) => (answer = resolve)))
    const first = answer
    await change('another')
    await act(async () => first({ ...noContractInfo, divtypereq: '1' }))
    expect(contracts()).toEqual({})
    await act(async () => answer({ ...noContractInfo, contracthoursalreq: '1' }))
    expect(contracts()).toEqual({ ...noContracts, hourlySalary: true })
  })
})
