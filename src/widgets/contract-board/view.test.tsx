// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem, type SiteConfig } from '../../engine/index.ts'
import type { ContractKind } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { AgentContractStepBody, Contract, ContractPage } from '../../generated/api.ts'
import { View } from './view.tsx'

const createContract = (overrides: Partial<Contract> = {}): Contract => ({
  id: 'one',
  with: 'mai',
  side: 'downline',
  state: 'offered',
  steps: ['accept', 'reject'],
  replaces: false,
  endingContracts: [],
  terms: { dailySalary: { dailyBet: '1234567.00', rate: '3.55' } },
  offeredAt: '2026-03-31T19:00:00Z',
  changedAt: '2026-03-31T20:00:00Z',
  ...overrides,
})
const createContractPage = (overrides: Partial<ContractPage> = {}): ContractPage => ({
  mayOffer: false,
  own: [],
  below: [],
  pageNum: 1,
  totalPages: 0,
  total: 0,
  ...overrides,
})

interface RenderSetup {
  readonly contracts: () => Promise<ContractPage>
  readonly step?: (input: AgentContractStepBody) => Promise<Contract>
  readonly offer?: (input: object) => Promise<Contract>
  readonly kind?: ContractKind
  readonly toUpline?: boolean
  /** Currency format of the brand. */
  readonly currency?: Partial<SiteConfig['merchant']['currency']>
}

const { merchant } = smallConfig()

async function render({ contracts, step, offer, kind = 'dailySalary', toUpline = true, currency }: RenderSetup) {
  const stepPort = vi.fn(step)
  const offerPort = vi.fn(offer)
  const info = vi.fn(async () => ({ divtypereq: '1', dailysalreqtype: '1', contracthoursalreq: '0', realtimesalreqtype: '0' }))
  const rendered = await renderWidget({
    widget: createWidgetDefinition('contract-board', View),
    config: { merchant: { ...merchant, currency: { ...merchant.currency, ...currency } } },
    node: { widget: 'contract-board', props: { contract: kind } },
    ports: {
      agent: { contracts, contractStep: stepPort, dailySalaryContract: offerPort, contractInfo: info },
      member: { info: async () => ({ ...smallMember(1), toUpline }) },
    },
  })
  const { main } = rendered
  const type = async (name: string, value: string) => {
    const field = main.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    await act(async () => {
      const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    })
  }
  const listButtonLabels = () => [...main.querySelectorAll('button')].map(({ textContent }) => textContent)
  const listCardTexts = () => [...main.querySelectorAll('ul > li')].map(({ textContent }) => textContent)
  return { ...rendered, type, listButtonLabels, listCardTexts, stepPort, offerPort, info }
}

describe('the contracts of an agent', () => {
  it('show counterparty, state, last change in the time zone of the brand, and every term in the brand’s format', async () => {
    const { main, listCardTexts, listButtonLabels } = await render({
      contracts: async () =>
        createContractPage({
          own: [createContract()],
          below: [createContract({ id: 'two', with: 'lan', side: 'upline', state: 'ended', steps: [], reason: 'lowerRate' })],
        }),
    })
    const [ownCard = '', downlineCard = ''] = listCardTexts()
    for (const expected of ['mai', en.contract_state_offered, 'Since 2026-04-01 03:00', en.contract_term_dailyBet, '1,234,567', '3.55%'])
      expect(ownCard).toContain(expected)
    for (const expected of ['lan', en.contract_state_ended, en.contract_reason_lowerRate_upline]) expect(downlineCard).toContain(expected)
    expect(listButtonLabels()).toEqual([en.contract_step_accept, en.contract_step_reject])
    expect([...main.querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual([en.contract_own, en.contract_below])
  })

  it('show every digit of a fractional amount, the period by its name, and each rate', async () => {
    const dividend = { period: 'H', validBet: '5000.50', profitLoss: '100.00', activeMembers: 1500, rate: '12.00' } as const
    const { listCardTexts } = await render({
      kind: 'dividend',
      currency: { decimals: 0 },
      contracts: async () => createContractPage({ own: [createContract({ terms: { dividend } })] }),
    })
    for (const expected of ['5,000.50', en.contract_period_semimonthly, '1,500', '12%']) expect(listCardTexts()[0]).toContain(expected)
  })

  it('show an empty state and a load error, and no section with the upline if the agent has none', async () => {
    const empty = await render({ contracts: async () => createContractPage() })
    for (const expected of [en.contract_own_none, en.contract_below_none]) expect(empty.main.textContent).toContain(expected)
    const withoutUpline = await render({ contracts: async () => createContractPage(), toUpline: false })
    expect(withoutUpline.main.textContent).not.toContain(en.contract_own)
    let isFailing = true
    const { main, press, listCardTexts } = await render({
      contracts: async () => {
        if (isFailing) throw new Problem('network', { messageKey: 'error_network' })
        return createContractPage({ own: [createContract()] })
      },
    })
    expect(main.textContent).toContain(en.error_network)
    isFailing = false
    await press(en.engine_retry)
    expect(listCardTexts()).toHaveLength(1)
  })
})

describe('a contract step', () => {
  it('is confirmed first, with its consequences, and can be cancelled', async () => {
    const { main, press, listButtonLabels, stepPort } = await render({
      contracts: async () => createContractPage({ own: [createContract({ replaces: true, endingContracts: ['lan', 'thu'] })] }),
    })
    await press(en.contract_step_accept)
    for (const expected of [
      'Accept this contract with mai?',
      en.contract_replaces,
      'Your contracts with lan and thu have a higher rate. They will end',
    ])
      expect(main.textContent).toContain(expected)
    expect(document.activeElement?.getAttribute('role')).toBe('group')
    await press(en.sign_out_cancel)
    expect(listButtonLabels()).toEqual([en.contract_step_accept, en.contract_step_reject])
    expect(document.activeElement?.textContent).toBe(en.contract_step_accept)
    expect(stepPort).not.toHaveBeenCalled()
  })

  it('lists the downline contracts that end with it, and sends their number', async () => {
    const endingContract = createContract({ state: 'ending', steps: ['agree', 'refuse'], endingContracts: ['lan', 'thu'] })
    const { main, press, stepPort } = await render({
      contracts: async () => createContractPage({ own: [endingContract] }),
      step: async () => endingContract,
    })
    await press(en.contract_step_agree)
    expect(main.textContent).toContain('Your contracts with lan and thu will end as well.')
    await press(en.contract_step_agree)
    expect(stepPort).toHaveBeenCalledExactlyOnceWith({ id: 'one', step: 'agree', endingContractCount: 2 })
  })

  it.each([
    [{ reason: 'agreed', endRequestedBy: 'downline' }, 'You asked to end it, and mai agreed.'],
    [{ reason: 'agreed', endRequestedBy: 'upline' }, 'mai asked to end it, and you agreed.'],
    [{ reason: 'uplineEnded' }, 'It ended because mai no longer has a contract with their upline.'],
    [{ reason: 'uplineEnded', side: 'upline' }, 'It ended because your own contract with your upline ended.'],
  ] as const)('shows the reason and the side that ended a contract: %o', async (overrides, expected) => {
    const { main } = await render({
      contracts: async () => createContractPage({ own: [createContract({ state: 'ended', steps: [], ...overrides })] }),
    })
    expect(main.textContent).toContain(expected)
  })

  it('is sent once if confirmed twice, with the number of contracts that end with it, and updates the contract', async () => {
    let resolveStep = (_: Contract): void => undefined
    let current = createContract({ endingContracts: ['lan'] })
    const rendered = await render({
      contracts: async () => createContractPage({ own: [current] }),
      step: () => new Promise((resolve) => (resolveStep = resolve)),
    })
    const { main, press, listButtonLabels, stepPort, settle, listCardTexts } = rendered
    await press(en.contract_step_accept)
    expect(main.textContent).toContain('Your contract with lan has a higher rate. It will end')
    await press(en.contract_step_accept)
    await press(en.contract_step_accept)
    expect(stepPort).toHaveBeenCalledExactlyOnceWith({ id: 'one', step: 'accept', endingContractCount: 1 })
    current = createContract({ state: 'accepted', steps: ['end'] })
    await act(async () => resolveStep(current))
    await settle()
    expect(listCardTexts()[0]).toContain(en.contract_state_accepted)
    expect(listButtonLabels()).toEqual([en.contract_step_end])
    expect(main.querySelector('[role=status]')?.textContent).toContain('Your contract with mai is now active.')
    expect(document.activeElement?.textContent).toBe('mai')
  })

  it('shows an error and the contract’s current state if the contract has changed in the meantime', async () => {
    let current = createContract()
    const { main, press, listButtonLabels } = await render({
      contracts: async () => createContractPage({ own: [current] }),
      step: async () => {
        current = createContract({ state: 'withdrawn', steps: [] })
        throw new Problem('contract_changed', { messageKey: 'error_contract_changed' })
      },
    })
    await press(en.contract_step_reject)
    await press(en.contract_step_reject)
    expect(main.textContent).toContain(en.error_contract_changed)
    expect(main.textContent).toContain(en.contract_state_withdrawn)
    expect(listButtonLabels()).toEqual([])
  })

  it('shows the seconds until a retry after a rate limit error if the brand’s text has a placeholder for them', async () => {
    const { engine, main, press } = await render({
      contracts: async () => createContractPage({ own: [createContract()] }),
      step: () => Promise.reject(new Problem('too_many_requests', { messageKey: 'error_too_many_requests', retryAfterSeconds: 42 })),
    })
    await act(async () => engine.texts.switchTo('base', { error_too_many_requests: 'Wait {seconds} seconds.' }))
    await press(en.contract_step_reject)
    await press(en.contract_step_reject)
    expect(main.textContent).toContain('Wait 42 seconds.')
  })

  it('shows a request to end the contract to the side that made it and to the side that decides', async () => {
    const { listCardTexts } = await render({
      contracts: async () =>
        createContractPage({
          own: [createContract({ state: 'ending', steps: [] })],
          below: [createContract({ id: 'two', with: 'lan', side: 'upline', state: 'ending', steps: ['agree', 'refuse'] })],
        }),
    })
    expect(listCardTexts()[0]).toContain('You asked mai to end this contract.')
    expect(listCardTexts()[1]).toContain('lan has asked to end this contract.')
  })
})

describe('a contract offer', () => {
  it('is available if the platform allows it, and validates each field before it is sent', async () => {
    expect((await render({ contracts: async () => createContractPage() })).listButtonLabels()).toEqual([])
    const { main, press, type, offerPort } = await render({ contracts: async () => createContractPage({ mayOffer: true }) })
    await press(en.contract_offer)
    await type('dailyBet', '1,00')
    await press(en.contract_offer_send)
    const errors = [...main.querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent)
    expect(errors).toEqual([en.reg_required, en.contract_amount_other.replace('{count}', '2'), en.reg_required])
    expect(document.activeElement?.getAttribute('name')).toBe('username')
    expect(offerPort).not.toHaveBeenCalled()
  })

  it('keeps the input if the platform rejects the offer, and names the recipient once the offer is sent', async () => {
    let page = createContractPage({ mayOffer: true })
    const { main, press, type, offerPort, listCardTexts, listButtonLabels } = await render({
      contracts: async () => page,
      offer: async (input) => {
        if ((input as { rate: string }).rate === '9')
          throw new Problem('fields_invalid', {
            messageKey: 'error_fields_invalid',
            fields: { rate: { key: 'contract_rate_above_own', values: { max: '5.00' } } },
          })
        const created = createContract({ side: 'upline', steps: ['withdraw'] })
        page = createContractPage({ mayOffer: true, below: [created], total: 1, totalPages: 1 })
        return created
      },
    })
    await press(en.contract_offer)
    for (const [name, value] of Object.entries({ username: ' mai ', dailyBet: '1000', rate: '9' })) await type(name, value)
    await press(en.contract_offer_send)
    expect(main.textContent).toContain('Your own rate is 5%.')
    expect(main.querySelector<HTMLInputElement>('[name=dailyBet]')?.value).toBe('1000')
    await type('rate', '5')
    await press(en.contract_offer_send)
    expect(offerPort).toHaveBeenLastCalledWith({ username: 'mai', dailyBet: '1000', rate: '5' })
    expect(main.textContent).toContain('We have sent your offer to mai.')
    expect(listCardTexts()).toHaveLength(1)
    expect(listButtonLabels()).toEqual([en.contract_step_withdraw, en.contract_offer])
    expect(document.activeElement?.textContent).toBe(en.contract_offer)
  })

  it('parses and formats numbers in the brand’s style: decimal commas, points between thousands', async () => {
    const { main, press, type, offerPort, listCardTexts } = await render({
      currency: { groupSeparator: '.', decimalSeparator: ',' },
      contracts: async () => createContractPage({ mayOffer: true, own: [createContract()] }),
      offer: async (input) => {
        if ((input as { rate: string }).rate === '3.5') return createContract({ side: 'upline' })
        const rate = { key: 'contract_rate_above_own', values: { max: '3.55' } }
        throw new Problem('fields_invalid', { messageKey: 'error_fields_invalid', fields: { rate } })
      },
    })
    for (const expected of ['1.234.567', '3,55%']) expect(listCardTexts()[0]).toContain(expected)
    await press(en.contract_offer)
    for (const [name, value] of Object.entries({ username: 'mai', dailyBet: '1.234,5', rate: '3.5' })) await type(name, value)
    await press(en.contract_offer_send)
    expect(main.textContent).toContain(en.contract_rate.replace('{max}', '100'))
    expect(offerPort).not.toHaveBeenCalled()
    await type('rate', '3,6')
    await press(en.contract_offer_send)
    expect(main.textContent).toContain('Your own rate is 3,55%.')
    await type('rate', '3,5')
    await press(en.contract_offer_send)
    expect(offerPort).toHaveBeenLastCalledWith({ username: 'mai', dailyBet: '1234.5', rate: '3.5' })
    expect(main.textContent).toContain('We have sent your offer to mai.')
  })
})
