// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const config = smallConfig()
const createRank = (rankLevel: number, turnover: string) => ({
  rankLevel,
  labelName: `Rank ${String(rankLevel)}`,
  turnover,
  bonus: '0.00',
  cashback: '0.30',
  withdrawals: 2,
  manager: false,
})

async function render(token?: string, ranks = [createRank(1, '0.00'), createRank(2, '10000.00')]): Promise<HTMLElement> {
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { ranks: { widget: 'vip-ranks' as const, props: { title: 'page_home_title' } } },
  }
  const { root, settle } = await renderSite({
    config: { pages: { ...config.pages, home }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('vip-ranks', View)],
    ...(token !== undefined && { token }),
    ports: {
      content: { vipRanks: async () => ranks },
      member: { info: async () => ({ ...smallMember(0), clubLabel: { labelName: 'Rank 2', rankLevel: 2 } }) },
      wallet: { balance: async () => ({ sumBalance: '1.00' }) },
    },
  })
  await settle()
  return root
}

describe('the VIP ranks', () => {
  it('are shown with their requirements, in the brand’s money format', async () => {
    const root = await render()
    expect([...root.querySelectorAll('main ol > li h2')].map((heading) => heading.textContent)).toEqual(['Rank 1', 'Rank 2'])
    expect(root.querySelector('main')?.textContent).toMatch(/P\s10,000\.00/)
    expect(root.querySelector('[aria-current]')).toBeNull()
  })

  it('mark the player’s own rank', async () => {
    const root = await render('secret')
    expect(root.querySelector('main li[aria-current] h2')?.textContent).toBe('Rank 2')
  })

  it('list only the benefits that at least one rank has', async () => {
    const listBenefitNames = (root: HTMLElement): Set<string | null> =>
      new Set([...root.querySelectorAll('main dt')].map((term) => term.textContent))
    expect(listBenefitNames(await render())).toEqual(new Set(['Cashback', 'Withdrawals']))
    const withMoreBenefits = [createRank(1, '0.00'), { ...createRank(2, '1.00'), bonus: '5.00', manager: true }]
    expect(listBenefitNames(await render(undefined, withMoreBenefits))).toEqual(new Set(['Cashback', 'Gift', 'Withdrawals', 'Manager']))
    const withoutCashback = { ...createRank(1, '0.00'), cashback: '0.00' }
    expect(listBenefitNames(await render(undefined, [withoutCashback]))).toEqual(new Set(['Withdrawals']))
  })
})
