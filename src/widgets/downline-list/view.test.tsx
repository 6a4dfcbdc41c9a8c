// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { AgentDownlinesQuery, Downline, DownlinePage } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { definition } from './definition.ts'
import './view.tsx'

const person = (account: string, more: Partial<Downline> = {}): Downline => ({
  account,
  nickname: account,
  type: 0,
  createdAt: '2026-03-31T20:00:00Z',
  downlines: 0,
  disabled: false,
  ...more,
})
const people = ['mai', 'lan', 'thu', 'vy', 'mailinh'].map((name) => person(name))

/** The platform's list over some people. */
const listOver =
  (all: readonly Downline[]) =>
  async ({ pageNo = 1, pageSize = 20, username = '' }: AgentDownlinesQuery): Promise<DownlinePage> => {
    const fit = all.filter(({ account }) => account.includes(username))
    const downlines = fit.slice((pageNo - 1) * pageSize, pageNo * pageSize)
    return { downlines, pageNum: pageNo, totalPages: Math.ceil(fit.length / pageSize), total: fit.length }
  }

async function render(
  answer: (asked: AgentDownlinesQuery) => Promise<DownlinePage>,
  props: { pageSize?: number; transfer?: boolean } = {},
) {
  const downlines = vi.fn(answer)
  const rendered = await renderWidget({ widget: definition, node: { widget: 'downline-list', props }, ports: { agent: { downlines } } })
  const { main } = rendered
  const find = async (name: string) => {
    const input = main.querySelector<HTMLInputElement>('input[type=search]')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    for (let round = 0; round < 50 && (downlines.mock.lastCall?.[0].username ?? '') !== name; round += 1) await rendered.settle()
    await rendered.settle()
  }
  const names = () => [...main.querySelectorAll('ul > li strong')].map(({ textContent }) => textContent)
  return { ...rendered, downlines, find, names }
}

describe('the people below an agent', () => {
  it('are told with their name, their day in the time zone of the brand, their role, and who is below them', async () => {
    const { main } = await render(
      listOver([person('mai', { nickname: 'Mai Lan', type: 41, downlines: 3 }), person('thu', { disabled: true })]),
    )
    const [mai = '', thu = ''] = [...main.querySelectorAll('ul > li')].map(({ textContent }) => textContent)
    for (const said of ['mai', 'Mai Lan', '2026-04-01', 'Below: 3', en.role_agent]) expect(mai).toContain(said)
    expect(mai).not.toContain(en.downline_held)
    for (const said of ['thu', en.role_player, en.downline_held]) expect(thu).toContain(said)
    expect(main.querySelector('[role=status]')?.textContent).toBe('People below you: 2')
  })

  it('come in pages of the size that the brand gives, by its settings where the widget says none', async () => {
    const { names, press, downlines } = await render(listOver(people), { pageSize: 2 })
    expect(names()).toEqual(['mai', 'lan'])
    await press('3')
    expect(names()).toEqual(['mailinh'])
    expect(downlines).toHaveBeenLastCalledWith({ pageNo: 3, pageSize: 2 })
    const usual = await render(listOver(people))
    expect(usual.downlines).toHaveBeenLastCalledWith({ pageNo: 1, pageSize: 20 })
    expect(usual.main.querySelector('nav')).toBeNull()
  })

  it('are found by their usernames, from the first page on', async () => {
    const { names, press, find, main } = await render(listOver(people), { pageSize: 1 })
    await press('5')
    await find('mai')
    expect(names()).toEqual(['mai'])
    expect(main.querySelector('[role=status]')?.textContent).toBe('People below you: 2')
    await find('nobody')
    expect(main.textContent).toContain(en.downline_unknown_title)
    await find('')
    expect(main.querySelector('[role=status]')?.textContent).toBe('People below you: 5')
  })

  it('are each offered money, but for who is held or on trial, and none of them where the brand has it off', async () => {
    const all = [person('mai'), person('lan', { disabled: true }), person('thu', { type: 4 })]
    const offers = (main: Element) => [...main.querySelectorAll('ul > li button')].map(({ textContent }) => textContent)
    expect(offers((await render(listOver(all))).main)).toEqual([`${en.downline_transfer}: mai`])
    expect(offers((await render(listOver(all), { transfer: false })).main)).toEqual([])
  })

  it('may be none, and may not come: both are said, with a way to try again', async () => {
    expect((await render(listOver([]))).main.textContent).toContain(en.downline_none_title)
    let failing = true
    const { main, names, press } = await render(async (asked) => {
      if (failing) throw new Problem('network', { messageKey: 'error_network' })
      return listOver(people)(asked)
    })
    expect(main.textContent).toContain(en.error_network)
    failing = false
    await press(en.engine_retry)
    expect(names()).toHaveLength(5)
  })
})
