import { describe, expect, it } from 'vitest'
import { smallConfig } from '../../testing/small-site.ts'
import { splitHiddenItems } from './split-hidden-items.ts'

const hidden = [
  '/pages/home/nodes/recent',
  '/pages/plain/nodes/recent',
  '/layouts/areas/header/nodes/steps',
  '/layouts/areas/other/nodes/steps',
  '/navigation/header/fish',
  '/games/categories/FISH',
  '/overlays/overlays/login/nodes/hint',
  '/menus/member',
].map((pointer) => ({ pointer, condition: undefined, reason: 'hidden in this test' }))

const listPointersOnPage = (route: string, overlays: readonly string[] = []) =>
  splitHiddenItems(smallConfig(), { hidden }, route, overlays).onPage.map(({ pointer }) => pointer)

describe('splitHiddenItems', () => {
  it('includes the nodes of the route’s page and areas, the entries of the bars, and the game categories', () => {
    expect(listPointersOnPage('index')).toEqual([
      '/pages/home/nodes/recent',
      '/layouts/areas/header/nodes/steps',
      '/navigation/header/fish',
      '/games/categories/FISH',
    ])
    expect(listPointersOnPage('rng')).toContain('/pages/plain/nodes/recent')
  })

  it('includes the nodes of an open overlay', () => {
    expect(listPointersOnPage('index', ['login'])).toContain('/overlays/overlays/login/nodes/hint')
  })

  it('returns all other hidden parts as `offPage`', () => {
    const { onPage, offPage } = splitHiddenItems(smallConfig(), { hidden }, 'index', [])
    expect([...onPage, ...offPage].length).toBe(hidden.length)
    expect(offPage.map(({ pointer }) => pointer)).toContain('/menus/member')
  })
})
