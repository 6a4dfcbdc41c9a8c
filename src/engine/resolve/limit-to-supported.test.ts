import { describe, expect, it } from 'vitest'
import { endpoints } from '../../generated/endpoints.ts'
import type { HiddenPart, SiteConfig } from '../contract/site.ts'
import { smallConfig, smallPermission } from '../testing/small-site.ts'
import { limitPermission, limitToSupported } from './limit-to-supported.ts'

const listEndpointsExcept = (...names: readonly string[]): readonly string[] =>
  Object.keys(endpoints).filter((name) => !names.includes(name))
const getReasonsByPointer = (hidden: readonly HiddenPart[]) => Object.fromEntries(hidden.map(({ pointer, reason }) => [pointer, reason]))
const pageTexts = { title: 'page_home_title', description: 'page_home_description' }

/** Creates a configuration with a devices page of these nodes, its route, and a navigation entry that leads to it. */
function createConfigWithDevices(nodes: SiteConfig['pages'][string]['nodes']): SiteConfig {
  const config = smallConfig()
  return smallConfig({
    pages: { ...config.pages, devices: { ...pageTexts, nodes } },
    routes: { ...config.routes, routes: { ...config.routes.routes, devices: { path: '/devices', page: 'devices', layout: 'full' } } },
    navigation: {
      ...config.navigation,
      header: { devices: { name: 'in_home', enName: 'Devices', action: { route: 'devices' }, order: 10 } },
    },
  })
}

describe('a configuration for a platform with fewer endpoints', () => {
  it('omits a widget that needs an unsupported endpoint, its page, its route and the links to it, each with a reason', () => {
    const { config, hidden } = limitToSupported(
      createConfigWithDevices({ devices: { widget: 'account-access' } }),
      listEndpointsExcept('session.devices'),
    )
    expect([config.pages['devices'], config.routes.routes['devices'], config.navigation.header['devices']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(getReasonsByPointer(hidden)).toMatchObject({
      '/pages/devices/nodes/devices': 'the platform does not support session.devices',
      '/pages/devices': 'its main content is missing',
      '/routes/routes/devices': 'the page devices is missing',
      '/navigation/header/devices': 'the route devices is missing',
    })
  })

  it('keeps a page that has other content, without the widget', () => {
    const nodes = { devices: { widget: 'account-access' as const }, record: { widget: 'bet-record' as const } }
    const { config } = limitToSupported(createConfigWithDevices(nodes), listEndpointsExcept('session.devices'))
    expect(Object.keys(config.pages['devices']?.nodes ?? {})).toEqual(['record'])
    expect(config.routes.routes['devices']).toBeDefined()
  })

  it('omits the value of a prop whose action is not supported, and keeps the widget', () => {
    const emptyButton = { label: 'in_home', action: { support: 'AUTO' as const } }
    const nodes = { record: { widget: 'bet-record' as const, props: { emptyButton } } }
    const { config, hidden } = limitToSupported(createConfigWithDevices(nodes), listEndpointsExcept('system.openService'))
    expect(config.pages['devices']?.nodes['record']).toEqual({ widget: 'bet-record', props: {} })
    expect(getReasonsByPointer(hidden)['/pages/devices/nodes/record/props/emptyButton']).toBe(
      'the platform does not support system.openService',
    )
  })

  it('is unchanged if all endpoints are supported', () => {
    const config = createConfigWithDevices({ devices: { widget: 'account-access' } })
    const { hidden, config: limited } = limitToSupported(config, listEndpointsExcept())
    expect(hidden.filter(({ pointer }) => pointer.includes('devices'))).toEqual([])
    expect(limited.pages['devices']).toEqual(config.pages['devices'])
  })
})

describe('a permission of a platform with fewer endpoints', () => {
  it('turns off each flag whose endpoints are not supported, and keeps the others unchanged', () => {
    const permission = smallPermission({ flags: ['MANPLAYREB3', 'FREEPLAY3'] })
    const isEnabled = (flag: string, endpointNames: readonly string[]) =>
      JSON.stringify(limitPermission(permission, endpointNames).info.whitelabel).includes(`"modId":"${flag}","enabled":"1"`)
    expect([isEnabled('MANPLAYREB3', listEndpointsExcept()), isEnabled('MANPLAYREB3', listEndpointsExcept('record.cashback'))]).toEqual([
      true,
      false,
    ])
    expect(isEnabled('FREEPLAY3', listEndpointsExcept('record.cashback'))).toBe(true)
  })
})
