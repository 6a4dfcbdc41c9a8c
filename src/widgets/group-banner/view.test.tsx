// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Announcement } from '../../generated/api.ts'
import { View } from './view.tsx'

const config = smallConfig()
const createBanner = (groupName: string): Announcement => ({
  id: groupName,
  type: 'B',
  groupName,
  title: `Banner of ${groupName}`,
  content: '',
  timestamp: '2026-11-18T17:30:05Z',
})

async function render(placement: 'login' | 'register', banners: Announcement[]): Promise<string> {
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { banner: { widget: 'group-banner' as const, props: { placement } } },
  }
  const { root, settle } = await renderSite({
    config: { pages: { ...config.pages, home }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('group-banner', View)],
    ports: { content: { notices: async () => ({ player: [], banners, popup: [], promotion: [] }) } },
  })
  await settle()
  return root.querySelector('main')?.textContent ?? ''
}

describe('the group banner', () => {
  it.each([
    ['login', 'w_login', 'R-MEDIA-07'],
    ['register', 'w_register', 'R-MEDIA-08'],
  ] as const)('shows, for the %s form, the platform’s banner of the group %s (R-MEDIA-06, %s)', async (placement, group, _requirement) => {
    expect(await render(placement, [createBanner('w_other'), createBanner('w_login'), createBanner('w_register')])).toBe(
      `Banner of ${group}`,
    )
  })

  it('renders nothing if the platform has no banner of the group', async () => {
    expect(await render('login', [createBanner('w_other')])).toBe('')
  })
})
