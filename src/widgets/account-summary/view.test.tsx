// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderOptions } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const config = smallConfig()
const home = { title: 'page_home_title', description: 'page_home_description', nodes: { summary: { widget: 'account-summary' as const } } }

async function render(ports: NonNullable<RenderOptions['ports']>): Promise<Element> {
  const { root, settle } = await renderSite({
    config: { pages: { ...config.pages, home }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('account-summary', View)],
    token: 'secret',
    ports: {
      member: { info: async () => smallMember(0), ...ports.member },
      wallet: { balance: async () => ({ sumBalance: '12.5' }), ...ports.wallet },
    },
  })
  await settle()
  return root.querySelector('main') as Element
}

describe('the account summary', () => {
  it('shows the member’s avatar, which the platform proxies (R-API-36, R-API-37)', async () => {
    const main = await render({
      member: {
        icon: async () => ({ avatarType: 'STATIC', avatar: 'koi' }),
        avatar: async ({ avatar }) => ({ image: btoa(avatar) }),
      },
      wallet: { merchant: async () => ({ isSingle: false }) },
    })
    expect(main.querySelector('img')?.getAttribute('src')).toBe(`data:image/webp;base64,${btoa('koi')}`)
  })

  it('shows initials if the avatar cannot be loaded, and a note if one balance serves all games (R-ENTITIES-31)', async () => {
    const main = await render({
      member: { icon: () => Promise.reject(new Problem('network', { messageKey: 'error_network' })) },
      wallet: { merchant: async () => ({ isSingle: true }) },
    })
    expect(main.querySelector('img')).toBeNull()
    expect(main.querySelector('[aria-hidden=true]')?.textContent).toMatch(/^[A-Z]{1,2}$/)
    expect(main.textContent).toMatch(/single/i)
    const withSeveralBalances = await render({
      member: { icon: () => Promise.reject(new Problem('network', { messageKey: 'error_network' })) },
      wallet: { merchant: async () => ({ isSingle: false }) },
    })
    expect(withSeveralBalances.textContent).not.toMatch(/single/i)
  })
})
