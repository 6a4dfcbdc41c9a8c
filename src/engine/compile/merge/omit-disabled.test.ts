import { describe, expect, it } from 'vitest'
import { createChildFiles, MerchantsFixture } from '../test-kit/merchants-fixture.ts'

const filesWithoutSlots = { 'games.json': { categories: { RNG: { enabled: false } } } }
const slotsAction = { route: 'rng' }

describe('omitDisabled', () => {
  it('removes the route of a disabled category, and every entry whose action leads there', async () => {
    using fixture = new MerchantsFixture({
      child: createChildFiles({
        ...filesWithoutSlots,
        'navigation.json': { header: { more: { name: 'in_rng', enName: 'More slots', action: slotsAction, order: 30 } } },
        'layouts.json': {
          areas: {
            header: {
              nodes: { slots: { widget: 'icon-action', order: 5, props: { icon: 'slots', label: 'in_rng', action: slotsAction } } },
            },
          },
        },
        'pages/home.json': {
          nodes: {
            slots: {
              widget: 'section',
              order: 90,
              props: { title: 'in_rng', link: { label: 'in_rng', action: slotsAction } },
              nodes: { inner: { widget: 'icon-action', order: 1, props: { icon: 'slots', label: 'in_rng', action: slotsAction } } },
            },
          },
        },
      }),
    })
    const { config, diagnostics } = await fixture.compile('child')
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(Object.keys(config?.routes.routes ?? {})).toEqual(['index', 'help'])
    expect(Object.keys(config?.navigation.header ?? {})).toEqual(['home', 'rng'])
    expect(Object.keys(config?.layouts.areas['header']?.nodes ?? {})).toEqual(['navigation'])
    expect(config?.pages['home']?.nodes['slots']).toEqual({ widget: 'section', order: 90, props: { title: 'in_rng' }, nodes: {} })
  })

  it('keeps the route of a disabled category that is the home route or that another category uses', async () => {
    using home = new MerchantsFixture({ child: createChildFiles({ ...filesWithoutSlots, 'routes.json': { home: 'rng' } }) })
    expect(Object.keys((await home.compile('child')).config?.routes.routes ?? {})).toContain('rng')
    using shared = new MerchantsFixture({
      child: createChildFiles({
        'games.json': {
          categories: { RNG: { enabled: false }, FISH: { name: 'in_rng', icon: 'fish', route: 'rng', enabled: true, order: 20 } },
        },
      }),
    })
    expect(Object.keys((await shared.compile('child')).config?.routes.routes ?? {})).toContain('rng')
  })

  it('changes nothing if no category is disabled', async () => {
    using fixture = new MerchantsFixture({ child: createChildFiles() })
    expect(Object.keys((await fixture.compile('child')).config?.routes.routes ?? {})).toEqual(['index', 'help', 'rng'])
  })
})
