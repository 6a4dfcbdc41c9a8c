// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { AgentDownlinesQuery, Downline, DownlinePage } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const createDownline = (account: string, overrides: Partial<Downline> = {}): Downline => ({
  account,
  nickname: account,
  type: 0,
  createdAt: '2026-03-31T20:00:00Z',
  upline: 'agent',
  downlines: 0,
  team: 0,
  balance: '12.50',
  disabled: false,
  steps: ['transfer', 'freeze'],
  ...overrides,
})
const exampleMembers = ['mai', 'lan', 'thu', 'vy', 'mailinh'].map((name) => createDownline(name))

/** Creates a mock of the list endpoint with these members, which filters by username and paginates. */
const createListEndpoint =
  (members: readonly Downline[]) =>
  async ({ pageNo = 1, pageSize = 20, username = '' }: AgentDownlinesQuery): Promise<DownlinePage> => {
    const matching = members.filter(({ account }) => account.includes(username))
    const downlines = matching.slice((pageNo - 1) * pageSize, pageNo * pageSize)
    return { path: [], downlines, pageNum: pageNo, totalPages: Math.ceil(matching.length / pageSize), total: matching.length }
  }

async function render(
  respond: (query: AgentDownlinesQuery) => Promise<DownlinePage>,
  props: { pageSize?: number; transfer?: boolean } = {},
) {
  const downlines = vi.fn(respond)
  const rendered = await renderWidget({
    widget: createWidgetDefinition('downline-list', View),
    node: { widget: 'downline-list', props },
    ports: { agent: { downlines } },
  })
  const { main } = rendered
  const searchFor = async (name: string) => {
    const input = main.querySelector<HTMLInputElement>('input[type=search]')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    for (let attempt = 0; attempt < 50 && (downlines.mock.lastCall?.[0].username ?? '') !== name; attempt += 1) await rendered.settle()
    await rendered.settle()
  }
  const listNames = () => [...main.querySelectorAll('ul > li strong')].map(({ textContent }) => textContent)
  return { ...rendered, downlines, searchFor, listNames }
}

describe('the downline list', () => {
  it('shows username, joining date in the time zone of the brand, role, balance and downline size of each member', async () => {
    const { main } = await render(
      createListEndpoint([
        createDownline('mai', { nickname: 'Mai Lan', type: 41, downlines: 3, team: 9 }),
        createDownline('thu', { disabled: true, steps: [] }),
      ]),
    )
    const [mai = '', thu = ''] = [...main.querySelectorAll('ul > li')].map(({ textContent }) => textContent)
    for (const expected of ['mai', 'Mai Lan', '2026-04-01', '3 direct, 9 in total', '12.50', en.role_agent]) expect(mai).toContain(expected)
    expect(mai).not.toContain(en.downline_closed)
    for (const expected of ['thu', en.role_player, en.downline_closed]) expect(thu).toContain(expected)
    expect(main.querySelector('[role=status]')?.textContent).toBe('Members in your downline: 2')
  })

  it('uses the page size of the widget, or the brand’s setting if the widget has none', async () => {
    const { listNames, press, downlines } = await render(createListEndpoint(exampleMembers), { pageSize: 2 })
    expect(listNames()).toEqual(['mai', 'lan'])
    await press('3')
    expect(listNames()).toEqual(['mailinh'])
    expect(downlines).toHaveBeenLastCalledWith({ pageNo: 3, pageSize: 2 }, expect.anything())
    const withoutPageSize = await render(createListEndpoint(exampleMembers))
    expect(withoutPageSize.downlines).toHaveBeenLastCalledWith({ pageNo: 1, pageSize: 20 }, expect.anything())
    expect(withoutPageSize.main.querySelector('nav')).toBeNull()
  })

  it('searches by username, and starts at the first page', async () => {
    const { listNames, press, searchFor, main } = await render(createListEndpoint(exampleMembers), { pageSize: 1 })
    await press('5')
    await searchFor('mai')
    expect(listNames()).toEqual(['mai'])
    expect(main.querySelector('[role=status]')?.textContent).toBe('Members found: 2')
    await searchFor('nobody')
    expect(main.textContent).toContain(en.downline_unknown_title)
    await searchFor('')
    expect(main.querySelector('[role=status]')?.textContent).toBe('Members in your downline: 5')
  })

  it('offers the actions that the platform allows, without transfers if the widget turns them off', async () => {
    const members = [
      createDownline('mai'),
      createDownline('lan', { disabled: true, steps: ['unfreeze'] }),
      createDownline('thu', { steps: [] }),
    ]
    const listActionLabels = (main: Element) => [...main.querySelectorAll('ul > li button')].map(({ textContent }) => textContent)
    const freezeLabels = [`${en.downline_freeze}: mai`, `${en.downline_unfreeze}: lan`]
    expect(listActionLabels((await render(createListEndpoint(members))).main)).toEqual([`${en.downline_transfer}: mai`, ...freezeLabels])
    expect(listActionLabels((await render(createListEndpoint(members), { transfer: false })).main)).toEqual(freezeLabels)
  })

  it('opens one level at a time, with breadcrumbs back to the agent', async () => {
    const tree: Readonly<Record<string, readonly Downline[]>> = {
      '': [createDownline('mai', { downlines: 1, team: 2 })],
      mai: [createDownline('lan', { upline: 'mai', downlines: 1, team: 1 })],
      lan: [createDownline('thu', { upline: 'lan' })],
    }
    const paths: Readonly<Record<string, string[]>> = { '': [], mai: ['mai'], lan: ['mai', 'lan'] }
    const { main, listNames, press, downlines } = await render(async (input) => {
      const { under = '' } = input
      return { ...(await createListEndpoint(tree[under] ?? [])(input)), path: paths[under] ?? [] }
    })
    const getBreadcrumbs = () => main.querySelector('nav')?.textContent ?? ''
    expect(getBreadcrumbs()).toBe('')
    await press(`mai ${en.downline_open}`)
    await press(`lan ${en.downline_open}`)
    expect([listNames(), getBreadcrumbs()]).toEqual([['thu'], `${en.downline_you}mailan`])
    expect(main.querySelector('[role=status]')?.textContent).toBe('Members in the downline of lan: 1')
    await press('mai')
    expect(listNames()).toEqual(['lan'])
    expect(downlines).toHaveBeenLastCalledWith({ pageNo: 1, pageSize: 20, under: 'mai' }, expect.anything())
    await press(en.downline_you)
    expect([listNames(), getBreadcrumbs()]).toEqual([['mai'], ''])
  })

  it('shows an empty state and a load error with a retry button', async () => {
    expect((await render(createListEndpoint([]))).main.textContent).toContain(en.downline_none_title)
    let isFailing = true
    const { main, listNames, press } = await render(async (input) => {
      if (isFailing) throw new Problem('network', { messageKey: 'error_network' })
      return createListEndpoint(exampleMembers)(input)
    })
    expect(main.textContent).toContain(en.error_network)
    isFailing = false
    await press(en.engine_retry)
    expect(listNames()).toHaveLength(5)
  })
})
