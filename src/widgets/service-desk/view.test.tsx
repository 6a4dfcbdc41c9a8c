// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Permission } from '../../generated/api.ts'
import { View } from './view.tsx'

const config = smallConfig()
const nodes = { desk: { widget: 'service-desk' as const, props: { title: 'desk_title', text: 'desk_promise' } } }
const home = { title: 'page_home_title', description: 'page_home_description', nodes }

async function render(support: Permission['info']['customerService']): Promise<string> {
  const { root, settle } = await renderSite({
    config: { pages: { ...config.pages, home }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('service-desk', View)],
    ports: { system: { status: async () => smallPermission({ support }) } },
  })
  await settle()
  return root.querySelector('main')?.textContent ?? ''
}

describe('the service desk', () => {
  it('shows its subtitle if there is a contact channel', async () => {
    expect(await render([{ csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.example/' }])).toMatch(/Title.*Promise/)
  })

  it('omits its subtitle if there is no contact channel', async () => {
    const content = await render([])
    expect(content).toContain('None title')
    expect(content).not.toContain('Promise')
  })
})
