import { describe, expect, it } from 'vitest'
import { resolveSite } from '../../resolve/resolve-site.ts'
import { smallConfig, smallFacts, smallGameMenu } from '../../testing/small-site.ts'
import { getEntryPointers } from './site-entries.ts'

describe('getEntryPointers', () => {
  it('maps each entry of a bar, its action, and each category to a pointer', () => {
    const action = { route: 'index' } as const
    const navigation = { ...smallConfig().navigation, header: { home: { name: 'in_home', enName: 'Home', action, order: 10 } } }
    const site = resolveSite(smallConfig({ navigation }), smallFacts({ gameMenus: [smallGameMenu('RNG', ['PP'])] }))
    const entries = getEntryPointers(site)
    expect(entries.get(site.navigation.header[0] ?? {})).toBe('/navigation/header/home')
    expect(entries.get(action)).toBe('/navigation/header/home')
    expect(entries.get(site.categories[0] ?? {})).toBe('/games/categories/RNG')
    expect(entries.get({})).toBeUndefined()
  })
})
