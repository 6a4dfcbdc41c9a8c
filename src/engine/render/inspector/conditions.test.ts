import { describe, expect, it } from 'vitest'
import type { Facts } from '../../contract/facts.ts'
import { resolveSite } from '../../resolve/resolve-site.ts'
import { smallConfig, smallFacts, smallGameMenu, smallPermission } from '../../testing/small-site.ts'
import { evaluateConditionsAt, listFlags } from './conditions.ts'

const config = smallConfig({
  pages: {
    home: {
      title: 'page_home_title',
      description: 'page_home_title',
      nodes: {
        outer: {
          widget: 'section',
          when: { flag: 'FREEPLAY3' },
          nodes: { inner: { widget: 'steps', when: { any: [{ loggedIn: true }, { not: { category: 'FISH' } }] } } },
        },
      },
    },
  } as never,
})
const evaluateAt = (facts: Facts, pointer: string) =>
  evaluateConditionsAt(config, facts, resolveSite(config, facts), pointer).map(({ pointer: node, value, reason }) => ({
    pointer: node,
    value,
    reason,
  }))

describe('evaluateConditionsAt', () => {
  it('returns each condition that applies to a node with its result, outermost first', () => {
    expect(
      evaluateAt(
        smallFacts({ permission: smallPermission({ flags: ['FREEPLAY3'] }), gameMenus: [smallGameMenu('RNG', ['PP'])] }),
        '/pages/home/nodes/outer/nodes/inner',
      ),
    ).toEqual([
      { pointer: '/pages/home/nodes/outer', value: true, reason: 'flag FREEPLAY3 is on' },
      { pointer: '/pages/home/nodes/outer/nodes/inner', value: true, reason: 'not (category FISH is not shown)' },
    ])
  })

  it('returns the value `undefined` for a condition on a flag that the platform has not sent', () => {
    expect(evaluateAt({ ...smallFacts(), permission: undefined }, '/pages/home/nodes/outer')).toEqual([
      { pointer: '/pages/home/nodes/outer', value: undefined, reason: 'flag FREEPLAY3 is not known yet' },
    ])
  })

  it('returns no conditions for a pointer without a condition, and for an unknown pointer', () => {
    expect(evaluateAt(smallFacts(), '/layouts/areas/header/nodes/steps')).toEqual([])
    expect(evaluateAt(smallFacts(), '/pages/home/nodes/nowhere')).toEqual([])
  })
})

describe('listFlags', () => {
  it('returns each flag of a condition once, at any depth', () => {
    const condition = { all: [{ flag: 'FREEPLAY3' }, { any: [{ not: { flag: 'DIRECTREG3' } }, { flag: 'FREEPLAY3' }] }] } as const
    expect(listFlags(condition as never)).toEqual(['FREEPLAY3', 'DIRECTREG3'])
    expect(listFlags({ loggedIn: true })).toEqual([])
    expect(listFlags(undefined)).toEqual([])
  })
})
