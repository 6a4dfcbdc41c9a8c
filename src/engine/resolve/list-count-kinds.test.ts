import { expect, it } from 'vitest'
import { smallConfig } from '../testing/small-site.ts'
import { listCountKinds } from './list-count-kinds.ts'

const config = smallConfig()
const bonus = { name: 'in_bonus', enName: 'Bonus', action: { route: 'index' }, order: 10 }
const createPages = (node: object) =>
  ({ home: { title: 'page_home_title', description: 'page_home_description', nodes: { node } } }) as never
const rewardsNode = { widget: 'steps', when: { count: { of: 'rewards', above: 0 } } }

it('listCountKinds returns no kind if the site shows and tests none', () => {
  expect([...listCountKinds(config)]).toEqual([])
})

it('listCountKinds ignores a count that is `null`', () => {
  expect([...listCountKinds({ ...config, pages: createPages({ widget: 'game-shelf', props: { count: null } }) })]).toEqual([])
})

it('listCountKinds returns the kinds of badges', () => {
  expect([
    ...listCountKinds({
      ...config,
      navigation: { ...config.navigation, header: { bonus: { ...bonus, badge: 'promotions' } } },
      menus: {
        ...config.menus,
        member: { ...config.menus.member, items: { inbox: { name: 'in_inbox', order: 1, badge: 'messages' } as never } },
      },
    }),
  ]).toEqual(expect.arrayContaining(['promotions', 'messages']))
})

it.each([
  ['a node', { pages: createPages(rewardsNode) }],
  ['a prop', { pages: createPages({ widget: 'banner', props: { slides: { a: { when: { count: { of: 'rewards', above: 0 } } } } } }) }],
  ['an overlay', { overlays: { ...config.overlays, overlays: { probe: { nodes: { node: rewardsNode } } } } as never }],
  ['an area', { layouts: { ...config.layouts, areas: { footer: { nodes: { node: rewardsNode } } } } as never }],
  ['a game category', { games: { ...config.games, categories: { RNG: { when: rewardsNode.when } } } as never }],
  [
    'an entry, within a combination',
    {
      navigation: {
        ...config.navigation,
        header: { bonus: { ...bonus, when: { all: [{ loggedIn: true }, { not: { count: { of: 'rewards', above: 2 } } }] } } },
      } as never,
    },
  ],
])('listCountKinds returns the kinds in the conditions of %s', (_, overrides) => {
  expect([...listCountKinds({ ...config, ...overrides })]).toEqual(['rewards'])
})
