// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ContractInfo } from '../../generated/api.ts'
import { Problem } from '../contract/port.ts'
import { renderSite } from '../testing/render-site.tsx'
import { smallMember, smallPermission } from '../testing/small-site.ts'
import './start/start-after-first-paint.ts'

const noContractInfo = { divtypereq: '0', dailysalreqtype: '0', contracthoursalreq: '0', realtimesalreqtype: '0' }
const noContracts = { dividend: false, dailySalary: false, hourlySalary: false, realtimeSalary: false }

/** Renders a site with or without the flag AGENTPOLICY3, for a logged-in agent or for a visitor. */
async function renderAgentSite(respond: () => Promise<ContractInfo>, { flag = '1', token = 'secret' } = {}) {
  const contractInfo = vi.fn(respond)
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
  const setToken = async (newToken: string | undefined) => {
    await act(async () => engine.facts.setToken(newToken))
    await settle()
  }
  const returnToPage = async () => {
    await act(async () => window.dispatchEvent(new Event('focus')))
    await settle()
  }
  return { engine, contractInfo, setToken, returnToPage, contracts: () => engine.facts.get().facts.contracts }
}

describe('the contracts of an account', () => {
  it('are fetched at startup and after each login while AGENTPOLICY3 is on, and discarded at logout (R-FLAGS-11)', async () => {
    const { contractInfo, setToken, contracts } = await renderAgentSite(async () => ({ ...noContractInfo, divtypereq: '1' }))
    expect(contractInfo).toHaveBeenCalledTimes(1)
    expect(contracts()).toEqual({ ...noContracts, dividend: true })
    await setToken(undefined)
    expect([contracts(), contractInfo.mock.calls.length]).toEqual([{}, 1])
    await setToken('another')
    expect([contracts(), contractInfo.mock.calls.length]).toEqual([{ ...noContracts, dividend: true }, 2])
  })

  it('are never fetched while the flag is off, or for a visitor (R-FLAGS-11)', async () => {
    const withoutFlag = await renderAgentSite(async () => noContractInfo, { flag: '0' })
    await withoutFlag.setToken('another')
    await withoutFlag.returnToPage()
    const visitor = await renderAgentSite(async () => noContractInfo, { token: '' })
    for (const { contractInfo, contracts } of [withoutFlag, visitor]) {
      expect(contractInfo).not.toHaveBeenCalled()
      expect(contracts()).toEqual({})
    }
  })

  it('are unknown without a response, refetched when the visitor returns after 30 seconds, and kept if the refetch fails', async () => {
    let isFailing = true
    const { contractInfo, returnToPage, contracts } = await renderAgentSite(async () => {
      if (isFailing) throw new Problem('network', { messageKey: 'error_network' })
      return { ...noContractInfo, dailysalreqtype: '1' }
    })
    expect(contracts()).toEqual({})
    isFailing = false
    await returnToPage()
    expect(contractInfo).toHaveBeenCalledTimes(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
    await returnToPage()
    expect(contracts()).toEqual({ ...noContracts, dailySalary: true })
    isFailing = true
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
    await returnToPage()
    vi.restoreAllMocks()
    expect(contracts()).toEqual({ ...noContracts, dailySalary: true })
  })

  it('are not set by a response that arrives after another account has logged in', async () => {
    let resolveRequest = (_: ContractInfo): void => undefined
    const { setToken, contracts } = await renderAgentSite(() => new Promise((resolve) => (resolveRequest = resolve)))
    const resolveFirstRequest = resolveRequest
    await setToken('another')
    await act(async () => resolveFirstRequest({ ...noContractInfo, divtypereq: '1' }))
    expect(contracts()).toEqual({})
    await act(async () => resolveRequest({ ...noContractInfo, contracthoursalreq: '1' }))
    expect(contracts()).toEqual({ ...noContracts, hourlySalary: true })
  })
})
