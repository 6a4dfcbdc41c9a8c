// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { createProblem } from '../../engine/testing/create-problem.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { Activity, Raffle } from '../../generated/api.ts'
import { ActivityPanel } from './activity-panel.tsx'

const createActivity = (overrides: Partial<Activity> = {}): Activity => ({
  id: 'spring',
  kind: 'join',
  state: 'join',
  every: 'once',
  opensAt: '2026-03-01T17:00:00Z',
  rewardKind: 'money',
  amount: '15.00',
  turnover: 4,
  ...overrides,
})
const createPrize = (id: string, overrides: Partial<Raffle['prizes'][number]> = {}) => ({
  id,
  title: `Prize ${id}`,
  kind: 'money' as const,
  amount: '500.00',
  chance: 250,
  ...overrides,
})

type Port = NonNullable<Parameters<typeof renderWidget>[0]['ports']['activity']>

async function render(activityToRender: Activity, port: Port = {}) {
  const refetch = vi.fn()
  const balance = vi.fn(async () => ({ sumBalance: '1' }))
  const widget = createWidgetDefinition('steps', () => <ActivityPanel activity={activityToRender} title="Spring" refetch={refetch} />)
  const rendered = await renderWidget({
    widget,
    node: { widget: 'steps' },
    ports: {
      activity: port,
      wallet: { balance },
      content: {
        vipRanks: async () => [
          { rankLevel: 2, labelName: 'Silver', turnover: '9.00', bonus: '0.00', cashback: '0', withdrawals: 1, manager: false },
        ],
      },
    },
  })
  const pressAnywhere = async (label: string) => {
    await act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())
    await rendered.settle()
  }
  return { ...rendered, refetch, balance, getMainText: () => getPlainText(rendered.main), pressAnywhere }
}

describe('an activity', () => {
  it('shows reward, requirement, progress and end', async () => {
    const { main, getMainText } = await render(
      createActivity({
        state: 'joined',
        requiredStakes: '400.00',
        staked: '100.00',
        closesAt: '2026-03-31T17:00:00Z',
        every: 'day',
        referenceNumber: 'A-5',
      }),
    )
    for (const part of [
      'P 15.00',
      '4×',
      'P 100.00 of P 400.00 wagered',
      'Closes 2026-04-01 00:00',
      en.activity_every_day,
      'A-5',
      en.activity_state_joined,
    ])
      expect(getMainText()).toContain(part)
    expect(getMainText()).not.toContain('Opens')
    expect(main.querySelector('progress')?.value).toBe(25)
    expect(main.querySelector('button')).toBeNull()
  })

  it('shows when it opens; no progress once it is claimed or closed, and no closing time once it is closed', async () => {
    const upcoming = await render(createActivity({ state: 'coming', requiredStakes: '400.00', rewardKind: 'points', amount: '40' }))
    for (const part of ['Opens 2026-03-02 00:00', '40 points', 'P 0.00 of P 400.00']) expect(upcoming.getMainText()).toContain(part)
    expect(upcoming.getMainText()).not.toContain('×')
    for (const state of ['close', 'claimed'] as const) {
      const { main, getMainText } = await render(
        createActivity({ state, requiredStakes: '400.00', closesAt: '2026-03-31T17:00:00Z', turnover: 0 }),
      )
      expect(main.querySelector('progress')).toBeNull()
      expect(getMainText().includes('Closes')).toBe(state === 'claimed')
      expect(getMainText()).not.toContain('×')
    }
  })

  it('shows why it is closed to this account, with the name of the rank required', async () => {
    const rankRequired = await render(createActivity({ state: 'close', ineligibleReason: 'rank', minRank: 2 }))
    for (const part of ['From Silver', 'This promotion is available from rank Silver.']) expect(rankRequired.getMainText()).toContain(part)
    const unknownRank = await render(createActivity({ state: 'close', ineligibleReason: 'rank', minRank: 7 }))
    expect(unknownRank.getMainText()).toContain('This promotion is available from rank 7.')
    const fullyBooked = await render(createActivity({ state: 'close', ineligibleReason: 'full' }))
    for (const part of [en.activity_state_full, en.activity_ineligible_full]) expect(fullyBooked.getMainText()).toContain(part)
    expect(fullyBooked.main.querySelectorAll('li')).toHaveLength(1)
  })

  it('is joined by its button, which refetches its state and the balance', async () => {
    const join = vi.fn(async () => createActivity({ state: 'joined' }))
    const { press, refetch, balance } = await render(createActivity(), { join })
    const balanceCalls = balance.mock.calls.length
    await press(en.activity_join)
    expect(join).toHaveBeenCalledExactlyOnceWith({ id: 'spring' })
    expect(refetch).toHaveBeenCalledOnce()
    expect(balance.mock.calls.length).toBe(balanceCalls + 1)
  })

  it('shows a failed claim, and refetches its state', async () => {
    const claim = vi.fn(async (): Promise<Activity> => Promise.reject(createProblem('network')))
    const { press, refetch, settle } = await render(createActivity({ state: 'claim' }), { claim })
    await press(en.activity_claim)
    expect(document.body.textContent).toContain(en.error_network)
    await act(async () => [...document.querySelectorAll('dialog button')].forEach((button) => (button as HTMLButtonElement).click()))
    await settle()
    expect(refetch).toHaveBeenCalledOnce()
    expect(claim).toHaveBeenCalledExactlyOnceWith({ id: 'spring' })
  })

  it.each([
    [{ state: 'join', kind: 'apply' }, en.activity_apply],
    [{ state: 'rejected', kind: 'apply', reason: 'Not you.' }, en.activity_apply_again],
    [{ state: 'claim', kind: 'envelope', amount: '5.00', maxAmount: '88.00' }, en.activity_open],
  ] as const)('has the action for its state: %o', async (overrides, label) => {
    const { main, getMainText } = await render(createActivity(overrides))
    expect([...main.querySelectorAll('button')].map(getPlainText)).toEqual([label])
    if ('reason' in overrides) expect(getMainText()).toContain(overrides.reason)
    if ('maxAmount' in overrides) expect(getMainText()).toContain('P 5.00 to P 88.00')
  })

  it('shows its review state, without an action', async () => {
    for (const [state, expected] of [
      ['applying', en.activity_applying_text],
      ['process', en.activity_process_text],
    ] as const) {
      const { main, getMainText } = await render(createActivity({ state, kind: 'apply' }))
      expect(getMainText()).toContain(expected)
      expect(main.querySelector('button')).toBeNull()
    }
    expect((await render(createActivity({ state: 'process', kind: 'join' }))).getMainText()).not.toContain(en.activity_process_text)
  })

  it('sends an application with a remark and images, and uploads images again only if the platform no longer has one', async () => {
    const image = vi.fn(async (_: { readonly file: string }) => ({ id: `i${String(image.mock.calls.length)}` }))
    const problems = [
      createProblem('network'),
      createProblem('fields_invalid', { fields: { id: { key: 'error_bad_request' } } }),
      createProblem('fields_invalid', { fields: { images: { key: 'activity_images_gone' } } }),
    ]
    const apply = vi.fn(async (): Promise<Activity> => {
      const error = problems.shift()
      if (error) throw error
      return createActivity({ state: 'applying' })
    })
    const { press, pressAnywhere, refetch, settle } = await render(createActivity({ kind: 'apply' }), { image, apply } as Port)
    await press(en.activity_apply)
    const setField = async (name: string, value: string) =>
      act(async () => {
        const field = document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    const chooseFile = async () => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
      Object.defineProperty(input, 'files', { configurable: true, value: [new File([new Uint8Array([0xff, 0xd8, 0xff])], 'me.jpg')] })
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
      await settle()
    }
    const send = async () => {
      await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
      await settle()
    }
    await setField('remark', 'x'.repeat(141))
    await send()
    expect(document.querySelector('[name=remark]')?.getAttribute('aria-invalid')).toBe('true')
    expect(apply).not.toHaveBeenCalled()
    await setField('remark', ' Please. ')
    expect(document.querySelector('[name=remark]')?.getAttribute('aria-invalid')).not.toBe('true')
    expect(document.body.textContent).toContain('7 of 140')
    await chooseFile()
    await send()
    expect(document.body.textContent).toContain(en.error_network)
    expect(refetch).not.toHaveBeenCalled()
    await send()
    expect(document.body.textContent).toContain(en.error_fields_invalid)
    await send()
    expect(image.mock.calls).toEqual([[{ file: '/9j/' }]])
    expect(document.body.textContent).toContain(en.activity_images_gone)
    await chooseFile()
    expect(document.body.textContent).not.toContain(en.activity_images_gone)
    await send()
    expect(image).toHaveBeenCalledTimes(3)
    expect(apply).toHaveBeenLastCalledWith({ id: 'spring', remark: 'Please.', images: ['i2', 'i3'] })
    expect(document.body.textContent).toContain(en.activity_sent)
    expect(refetch).toHaveBeenCalledOnce()
    await pressAnywhere(en.engine_close)
    expect(document.querySelector('dialog form')).toBeNull()
  })
})

describe('a raffle', () => {
  const createRaffle = (overrides: Partial<Raffle> = {}): Raffle => ({
    prizes: [createPrize('big', { left: 3 }), createPrize('small', { kind: 'points', amount: '20', chance: 4_000 })],
    tickets: 2,
    freeTickets: 1,
    ticketStake: '100.00',
    draws: [
      { id: 'd2', prize: createPrize('small', { kind: 'points', amount: '20' }), drawnAt: '2026-03-02T05:00:00Z' },
      { id: 'd1', drawnAt: '2026-03-01T05:00:00Z' },
    ],
    ...overrides,
  })
  const raffleActivity = createActivity({ kind: 'raffle', amount: '500.00' })
  const findDrawButton = (main: Element) =>
    [...main.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(en.raffle_draw))

  it('shows tickets, each prize with its probability, and the latest draws', async () => {
    const { main, getMainText } = await render(raffleActivity, { raffle: async () => createRaffle() })
    for (const part of ['Up to P 500.00', '2 tickets left', '1 free ticket', 'One more ticket for every P 100.00 wagered'])
      expect(getMainText()).toContain(part)
    const listRowTexts = (label: string) => [...main.querySelectorAll(`section[aria-label="${label}"] li`)].map(getPlainText)
    expect(listRowTexts(en.raffle_prizes)).toEqual(['Prize bigP 500.00Chance 2.5%3 left', 'Prize small20 pointsChance 40%'])
    expect(listRowTexts(en.raffle_draws)).toEqual(['2026-03-02 12:0020 points', `2026-03-01 12:00${en.raffle_nothing}`])
    expect(findDrawButton(main)?.disabled).toBe(false)
  })

  it('cannot be drawn without a ticket or when closed, and omits empty parts', async () => {
    const { ticketStake: _, ...raffleWithoutTickets } = createRaffle({ tickets: 0, freeTickets: 0, draws: [] })
    const withoutTickets = await render(raffleActivity, { raffle: async () => raffleWithoutTickets })
    expect(findDrawButton(withoutTickets.main)?.disabled).toBe(true)
    for (const part of ['free ticket', 'One more ticket', en.raffle_draws]) expect(withoutTickets.getMainText()).not.toContain(part)
    expect(
      findDrawButton((await render({ ...raffleActivity, state: 'close' }, { raffle: async () => createRaffle() })).main)?.disabled,
    ).toBe(true)
    expect(
      findDrawButton((await render({ ...raffleActivity, state: 'joined' }, { raffle: async () => createRaffle() })).main)?.disabled,
    ).toBe(false)
  })

  it('retries a draw under the same key after a timeout, shows the prize, and then uses a new key', async () => {
    const claimRaffle = vi.fn(async (_: { readonly id: string; readonly key: string }): Promise<Raffle['draws'][number]> =>
      Promise.reject(createProblem('timeout')),
    )
    const fetchRaffle = vi.fn(async () => createRaffle())
    const { main, press, refetch, settle } = await render(raffleActivity, { raffle: fetchRaffle, claimRaffle })
    const getResultText = () => getPlainText(main.querySelector('[data-won]'))
    const raffleCalls = fetchRaffle.mock.calls.length
    await press(en.raffle_draw)
    expect(document.querySelector('dialog')?.textContent).toContain(en.error_response_timeout)
    await act(async () => [...document.querySelectorAll('dialog button')].forEach((button) => (button as HTMLButtonElement).click()))
    await settle()
    claimRaffle.mockImplementation(async () => ({ id: 'd3', prize: createPrize('big'), drawnAt: '2026-03-03T05:00:00Z' }))
    await press(en.raffle_draw)
    expect(getResultText()).toBe('Prize big: you have won P 500.00.')
    expect(document.activeElement).toBe(main.querySelector('[data-won=true]'))
    claimRaffle.mockImplementation(async () => ({ id: 'd4', drawnAt: '2026-03-03T05:00:00Z' }))
    await press(en.raffle_draw)
    expect(getResultText()).toBe(en.raffle_nothing)
    expect(main.querySelector('[data-won=false]')).not.toBeNull()
    const keys = claimRaffle.mock.calls.map(([{ key }]) => key)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
    expect(claimRaffle.mock.calls[0]?.[0].id).toBe('spring')
    expect([fetchRaffle.mock.calls.length, refetch.mock.calls.length]).toEqual([raffleCalls + 3, 3])
  })
})
