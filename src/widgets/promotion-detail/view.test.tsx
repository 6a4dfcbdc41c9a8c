// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { Activity, Announcement } from '../../generated/api.ts'
import { View } from './view.tsx'

const config = smallConfig()
const createPromotion = (id: string, overrides: Partial<Announcement> = {}): Announcement => ({
  id,
  type: 'PR',
  title: `Promotion ${id}`,
  content: `<p>Terms of ${id}</p>`,
  timestamp: '2026-11-18T17:30:05Z',
  ...overrides,
})

const render = async (path: string, activities: readonly Activity[] = []): Promise<HTMLElement> =>
  (await renderPromotion(path, activities)).root

async function renderPromotion(path: string, activities: readonly Activity[] = []): Promise<RenderedSite> {
  const home = { title: 'page_home_title', description: 'page_home_description', nodes: { one: { widget: 'promotion-detail' as const } } }
  const routes = {
    ...config.routes.routes,
    promotions: { path: '/promotions', page: 'plain', layout: 'full' },
    promoDetail: { path: '/promoDetail', page: 'home', layout: 'full', query: ['id'] },
  }
  const allPromotions = [
    createPromotion('a', { until: '2026-12-31T17:00:00Z', action: { route: 'sports' }, label: 'To the matches' }),
    createPromotion('b', { action: { route: 'gone' }, label: 'Nowhere' }),
  ]
  const rendered = await renderSite({
    config: {
      pages: { ...config.pages, home },
      routes: { ...config.routes, routes },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('promotion-detail', View)],
    path,
    ports: {
      content: {
        vipRanks: async () => [
          { rankLevel: 3, labelName: 'Gold', turnover: '1', bonus: '0', cashback: '0', withdrawals: 1, manager: false },
        ],
        notices: async () => ({ player: [], banners: [], popup: [], promotion: allPromotions }),
      },
      activity: { list: async () => ({ activities: [...activities] }) },
    },
  })
  const { settle, engine } = rendered
  if (activities.length > 0) {
    const { $schema: _, ...messages } = en
    await act(async () => engine.texts.switchTo('base', messages))
  }
  await settle()
  await settle()
  return rendered
}

describe('a promotion', () => {
  it('is selected by the URL, shows its terms and its action, and links to the others', async () => {
    const root = await render('/promoDetail?id=a')
    expect(root.querySelector('h1')?.textContent).toBe('Promotion a')
    expect(root.textContent).toContain('Terms of a')
    expect(document.title).toBe('Promotion a – Tiny')
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/sports')
    expect([...root.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toContain('/promoDetail?id=b')
  })

  it('focuses its heading after a navigation from another promotion, even back to the first, but not on arrival', async () => {
    const { engine, settle } = await renderPromotion('/promoDetail?id=a')
    const isHeadingFocused = (): boolean => document.activeElement === document.querySelector('h1')
    expect(isHeadingFocused()).toBe(false)
    for (const id of ['b', 'a']) {
      await act(async () => engine.location.push(`/promoDetail?id=${id}`))
      await settle()
      expect([document.querySelector('h1')?.textContent, isHeadingFocused()]).toEqual([`Promotion ${id}`, true])
    }
  })

  it('hides its action if the action opens a route that does not exist', async () => {
    expect((await render('/promoDetail?id=b')).textContent).not.toContain('Nowhere')
  })

  it('shows an empty state if it is over or does not exist, and links to all promotions', async () => {
    for (const path of ['/promoDetail?id=gone', '/promoDetail']) {
      const root = await render(path)
      expect(root.querySelector('h1')?.textContent).toBe('Gone title')
      expect(document.title).not.toContain('Promotion a')
      expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/promotions')
    }
  })
})

const createActivity = (state: Activity['state'], overrides: Partial<Activity> = {}): Activity => ({
  id: 'a',
  kind: 'join',
  state,
  every: 'once',
  opensAt: '2026-11-01T00:00:00Z',
  rewardKind: 'money',
  amount: '5.00',
  turnover: 0,
  ...overrides,
})

/** Returns the text of the activity's state, and the labels of the buttons beside it. */
async function renderActivity(state: Activity['state'], overrides: Partial<Activity> = {}) {
  const root = await render('/promoDetail?id=a', [createActivity(state, overrides)])
  const section = root.querySelector(`[aria-label="${en.activity_yours}"]`)
  return [
    section?.querySelector('[data-activity]')?.textContent,
    [...(section?.querySelectorAll('button, a') ?? [])].map(({ textContent }) => textContent),
  ]
}

describe('an activity', () => {
  it('has a button to join (R-ACTIVITY-04)', async () => {
    expect(await renderActivity('join')).toEqual(['Join', ['Join now']])
  })

  it('has a button to apply', async () => {
    expect(await renderActivity('join', { kind: 'apply' })).toEqual(['Join', ['Apply now']])
  })

  it('has a button to claim the reward (R-ACTIVITY-05)', async () => {
    expect(await renderActivity('claim')).toEqual(['Claim', ['Claim now']])
  })

  it('shows "Applying" after an application (R-ACTIVITY-06)', async () => {
    expect(await renderActivity('applying', { kind: 'apply' })).toEqual(['Applying', []])
  })

  it('shows "Closed" when it is over (R-ACTIVITY-07)', async () => {
    expect(await renderActivity('close')).toEqual(['Closed', []])
  })

  it('shows why the account cannot take part, such as the name of the required rank', async () => {
    expect(await renderActivity('close', { ineligibleReason: 'rank', minRank: 3 })).toEqual(['From Gold', []])
    expect(document.body.textContent).toContain('This promotion is available from rank Gold.')
    expect(await renderActivity('close', { ineligibleReason: 'full' })).toEqual(['All places taken', []])
  })

  it('shows "Rejected" with the reason, and has a button to apply again (R-ACTIVITY-08)', async () => {
    expect(await renderActivity('rejected', { kind: 'apply', reason: 'No slip.' })).toEqual(['Rejected', ['Apply again']])
    expect(document.body.textContent).toContain('No slip.')
  })

  it('shows "Issued" after automatic payment (R-ACTIVITY-09)', async () => {
    expect(await renderActivity('issued', { kind: 'apply' })).toEqual(['Issued', []])
  })

  it('shows "Claimed" after the reward was claimed (R-ACTIVITY-10)', async () => {
    expect(await renderActivity('claimed')).toEqual(['Claimed', []])
  })

  it('shows "In progress" with the progress (R-ACTIVITY-11)', async () => {
    expect(await renderActivity('process', { requiredStakes: '100.00', staked: '25.00' })).toEqual(['In progress', []])
    expect(document.querySelector('progress')?.value).toBe(25)
  })

  it('shows "Joined" before any progress (R-ACTIVITY-12)', async () => {
    expect(await renderActivity('joined', { requiredStakes: '100.00', staked: '0.00' })).toEqual(['Joined', []])
  })

  it('shows "Coming soon" with the opening time (R-ACTIVITY-13)', async () => {
    expect(await renderActivity('coming')).toEqual(['Coming soon', []])
    expect(document.body.textContent).toContain('Opens')
  })
})
