// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import baseRoutes from '../../../merchants/base/routes.json' with { type: 'json' }
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { CustomerService } from '../../generated/api.ts'
import './cards.tsx'
import './app-qr-codes.tsx'
import { View } from './eager-view.tsx'

const config = smallConfig()
const resources = ['IOS', 'MOBILECONFIG', 'ANDROID'].map((resourceType) => ({
  resourceType,
  url: `https://tiny.example/${resourceType.toLowerCase()}`,
}))
const page = {
  title: 'page_home_title',
  description: 'page_home_description',
  nodes: { bar: { widget: 'support-bar' as const, props: { variant: 'cards' as const } } },
}
const createItem = (support: 'LIVECHAT' | 'FACEBOOK', name: string) => ({
  name,
  enName: name,
  action: { support },
  when: { support },
  order: 10,
})
const navigation = {
  ...config.navigation,
  rightBar: {
    chat: createItem('LIVECHAT', 'in_live_chat'),
    facebook: createItem('FACEBOOK', 'in_facebook'),
    download: { name: 'in_download', enName: 'Download', action: { route: 'down' }, order: 20 },
  },
}
const routes = {
  ...config.routes,
  download: baseRoutes.download,
  routes: { ...config.routes.routes, down: { path: '/down', page: 'plain', layout: 'full' } },
}

function render(customerService: CustomerService[], listedResources = resources): Promise<RenderedSite> {
  const permission = smallPermission({ support: customerService })
  const status = async () => ({ ...permission, info: { ...permission.info, resources: listedResources } })
  return renderSite({
    config: {
      pages: { ...config.pages, home: page },
      navigation,
      routes,
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('support-bar', View)],
    ports: { system: { status } },
  })
}

const findMain = (root: ParentNode): Element => root.querySelector('main') as Element

describe('the support bar', () => {
  it('links to live chat and Facebook only if the platform has them (R-RIGHT-BAR-01, R-RIGHT-BAR-02)', async () => {
    const withServices = await render([
      { csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.example/' },
      { csType: 'FACEBOOK', title: 'Facebook', path: 'https://facebook.example/' },
    ])
    expect([...findMain(withServices.root).querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      'Live chat',
      'Facebook',
    ])
    const withoutServices = await render([])
    expect(findMain(withoutServices.root).querySelectorAll('button')).toHaveLength(0)
  })

  it('has a QR code of 125 pixels for iOS, the lite app and Android (R-RIGHT-BAR-03, R-RIGHT-BAR-04, R-RIGHT-BAR-05, R-RIGHT-BAR-06, R-RIGHT-BAR-07, R-RIGHT-BAR-08)', async () => {
    const { root, engine } = await render([])
    await act(async () => engine.texts.switchTo('EN', { download_qr: 'QR code: {name}' }))
    const codes = [...findMain(root).querySelectorAll('svg[role=img]')]
    expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual(['QR code: iOS', 'QR code: IOS-LITE-APP', 'QR code: Android'])
    expect(codes.map((code) => [code.getAttribute('width'), code.getAttribute('height')])).toEqual([
      ['125', '125'],
      ['125', '125'],
      ['125', '125'],
    ])
  })

  it('links to /down instead of showing QR codes if no resource of the platform is an app', async () => {
    const main = findMain((await render([], [{ resourceType: 'OTHER', url: 'https://tiny.example/other' }])).root)
    expect([...main.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['/down', 'Download']])
    expect(main.querySelectorAll('li')).toHaveLength(1)
  })

  it('links to /down next to the QR codes (R-RIGHT-BAR-09)', async () => {
    const { root } = await render([])
    expect(findMain(root).querySelector('a')?.getAttribute('href')).toBe('/down')
  })
})
