import { describe, expect, it } from 'vitest'
import type { Condition } from '../../generated/config.ts'
import type { KnownFacts } from '../contract/facts.ts'
import { smallConfig, smallFacts, smallGameMenu, smallMember, smallPermission } from '../testing/small-site.ts'
import { resolveGate, resolveSite } from './resolve-site.ts'
import { factPolicy } from './fact-policy.ts'

const config = smallConfig({
  navigation: {
    header: {
      home: { name: 'in_home', enName: 'Home', action: { route: 'index' }, order: 10 },
      rng: { name: 'in_rng_game', enName: 'Slots', gameType: 'RNG', action: { openFirstVendor: 'RNG' }, order: 20 },
      bonus: { name: 'in_bonus', enName: 'Bonus', action: { memberPage: 'depositv2' }, badge: 'promotions', order: 30 },
    },
    footer: {},
    about: {},
    rightBar: {},
    memberBar: {
      cashback: {
        name: 'in_cashback',
        enName: 'Cashback',
        action: { memberPage: 'manualRebate' },
        when: { flag: 'MANPLAYREB3' },
        order: 10,
      },
    },
    bottom: {},
  },
})

describe('resolveSite', () => {
  it('records every hidden node with its pointer, condition and reason', () => {
    const { pages, hidden } = resolveSite(config, smallFacts())
    expect(pages['home']?.nodes.map(({ id }) => id)).toEqual(['banner'])
    expect(hidden).toContainEqual({
      pointer: '/pages/home/nodes/rebate',
      condition: { flag: 'MANPLAYREB3' },
      reason: 'flag MANPLAYREB3 is off',
    })
  })

  it('returns the same site for the same facts', () => {
    const facts = smallFacts({ gameMenus: [smallGameMenu('RNG', ['PP'])] })
    const before = resolveSite(config, facts)
    expect(resolveSite(config, structuredClone(facts), before)).toBe(before)
  })

  it('replaces only the parts that depend on a flag when it changes', () => {
    const gameMenus = [smallGameMenu('RNG', ['PP'])]
    const before = resolveSite(config, smallFacts({ gameMenus }))
    const after = resolveSite(config, smallFacts({ gameMenus, permission: smallPermission({ flags: ['MANPLAYREB3'] }) }), before)
    expect(after.navigation.memberBar.map(({ id }) => id)).toEqual(['cashback'])
    expect(after.pages['home']?.nodes[0]).toBe(before.pages['home']?.nodes[0])
    expect(after.navigation.header).toBe(before.navigation.header)
    expect(after.areas).toBe(before.areas)
    expect(after.routes).toBe(before.routes)
  })

  it('shows a navigation entry of a category only while the category is shown, with its rebate rate', () => {
    expect(resolveSite(config, smallFacts()).navigation.header.map(({ id }) => id)).toEqual(['home', 'bonus'])
    const { navigation } = resolveSite(config, smallFacts({ gameMenus: [smallGameMenu('RNG', ['PP'])] }))
    expect(navigation.header.map(({ id, rebatePercent }) => [id, rebatePercent])).toEqual([
      ['home', undefined],
      ['rng', 1.2],
      ['bonus', undefined],
    ])
  })

  it('shows a number beside an entry only above zero', () => {
    const getBadge = (promotions: number) =>
      resolveSite(config, smallFacts({ counts: { promotions } })).navigation.header.find(({ id }) => id === 'bonus')?.badge
    expect([getBadge(0), getBadge(3)]).toEqual([undefined, 3])
  })

  it('shows cashback in the bar only if MANPLAYREB3 is on (R-NAV-MEMBER-BAR-09)', () => {
    expect(resolveSite(config, smallFacts()).navigation.memberBar).toEqual([])
    expect(resolveSite(config, smallFacts({ permission: smallPermission({ flags: ['MANPLAYREB3'] }) })).navigation.memberBar).toHaveLength(
      1,
    )
  })

  it('shows the agent centre in the bar only to the account types that the brand lists, and not to an unknown visitor (R-NAV-MEMBER-BAR-16)', () => {
    const agents = { name: 'in_agent_center', enName: 'Agent center', action: { overlay: 'agentCentre' }, order: 60 }
    const configWithAgentEntry = smallConfig({ navigation: { ...config.navigation, memberBar: { agents } } })
    const isEntryVisible = (facts: KnownFacts) => resolveSite(configWithAgentEntry, facts).navigation.memberBar.length === 1
    const types = [0, 1, 2, 3, 4, 41, 42, 43]
    expect(types.filter((type) => isEntryVisible(smallFacts({ member: smallMember(type) })))).toEqual([1, 2, 4, 41, 42])
    expect([isEntryVisible(smallFacts()), isEntryVisible(smallFacts({ token: 'secret' }))]).toEqual([false, false])
    expect(resolveSite(configWithAgentEntry, smallFacts({ member: smallMember(0) })).hidden).toContainEqual(
      expect.objectContaining({ pointer: '/navigation/memberBar/agents' }),
    )
  })

  it('lists the pages of the member centre only for eligible accounts (R-MEMBER-CENTRE-22)', () => {
    const listItems = (facts = smallFacts()) => resolveSite(config, facts).menus.member.items.map(({ id }) => id)
    expect(listItems()).toEqual([])
    expect(listItems(smallFacts({ member: smallMember(4) }))).toEqual([])
    expect(listItems(smallFacts({ token: 'secret' }))).toEqual([])
    expect(listItems(smallFacts({ member: smallMember(0) }))).toEqual(['securityCenter', 'depositv2'])
  })

  it('opens the agent centre only for the types 1, 2, 41 and 42', () => {
    const allowed = [0, 1, 2, 3, 4, 41, 42, 43].filter(
      (type) => resolveSite(config, smallFacts({ member: smallMember(type) })).menus.agent.allowed,
    )
    expect(allowed).toEqual([1, 2, 41, 42])
  })

  it('lists an agent page of a contract only with that contract', () => {
    const listItems = (contracts: { dividend?: boolean }) =>
      resolveSite(config, smallFacts({ member: smallMember(1), contracts })).menus.agent.items.map(({ id }) => id)
    expect(listItems({})).toEqual(['agentTeamOverview'])
    expect(listItems({ dividend: true })).toEqual(['agentTeamOverview', 'agentDividendRecord2'])
  })

  it('never opens a centre that the brand has disabled', () => {
    const disabledConfig = { ...config, menus: { ...config.menus, member: { ...config.menus.member, allowed: false } } }
    expect(resolveSite(disabledConfig, smallFacts({ member: smallMember(0) })).menus.member.allowed).toBe(false)
  })

  it('sorts lists in the props of a widget and drops entries whose condition is not met', () => {
    const slide = { image: 'a.webp', title: 'banner_a', order: 20 }
    const pages = {
      home: {
        title: 't',
        description: 'd',
        nodes: {
          banner: {
            widget: 'banner' as const,
            props: { slides: { b: slide, a: { ...slide, order: 10 }, member: { ...slide, order: 5, when: { loggedIn: true } } } },
          },
        },
      },
    }
    const { pages: resolved, hidden } = resolveSite(smallConfig({ pages }), smallFacts())
    expect(Object.keys((resolved['home']?.nodes[0]?.props as { slides: object } | undefined)?.slides ?? {})).toEqual(['a', 'b'])
    expect(hidden).toContainEqual({
      pointer: '/pages/home/nodes/banner/props/slides/member',
      condition: { loggedIn: true },
      reason: 'the visitor is not logged in',
    })
  })

  it('shows an unknown visitor neither visitor-only nor member-only parts', () => {
    const createNode = (when: Condition) => ({ widget: 'steps' as const, when })
    const nodes = {
      a: createNode({ loggedIn: true }),
      b: createNode({ loggedIn: false }),
      c: createNode({ not: { loggedIn: true } }),
      d: createNode({ not: { accountType: ['guest'] } }),
      e: createNode({ not: { panel: 'agent' } }),
      f: createNode({ not: { flag: 'FREEPLAY3' } }),
      g: { widget: 'steps' as const },
      h: createNode({ any: [{ loggedIn: true }, { loggedIn: false }] }),
    }
    const pages = { home: { title: 't', description: 'd', nodes } }
    const listVisibleNodeIds = (facts: KnownFacts) => resolveSite(smallConfig({ pages }), facts).pages['home']?.nodes.map(({ id }) => id)
    expect(listVisibleNodeIds({ session: undefined })).toEqual(['g'])
    expect(listVisibleNodeIds({ ...smallFacts(), session: undefined })).toEqual(['f', 'g'])
    expect(listVisibleNodeIds(smallFacts())).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h'])
  })

  it('does not modify the configuration, the facts or the previous site', () => {
    const freeze = <T>(value: T): T => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
      return value
    }
    const frozen = freeze(smallConfig())
    const before = resolveSite(frozen, freeze(smallFacts({ gameMenus: [smallGameMenu('SPORTS', ['IME'])] })))
    expect(() => resolveSite(frozen, freeze(smallFacts()), freeze(before))).not.toThrow()
  })
})

describe('resolveGate', () => {
  it('opens for status 0 only (R-CONSTANTS-08)', () => {
    expect(resolveGate(smallPermission())).toEqual({ status: 'open' })
    expect(resolveGate(smallPermission({ status: 1 }))).toEqual({ status: 'maintenance' })
    expect(resolveGate(smallPermission({ status: 2 }))).toEqual({ status: 'restricted', ip: '192.0.2.1', country: 'VN' })
    for (const status of [3, -1, Number.NaN]) expect(resolveGate(smallPermission({ status }))).toEqual({ status: 'unknown' })
  })

  it('stays closed without a response', () => {
    expect(resolveGate(undefined)).toEqual({ status: 'unknown' })
  })

  it('uses the stricter value if the platform contradicts itself', () => {
    expect(resolveGate({ ...smallPermission(), maintenance: true }).status).toBe('maintenance')
    expect(resolveGate({ ...smallPermission({ status: 1 }), regionRestriction: true }).status).toBe('restricted')
  })
})

describe('factPolicy', () => {
  const open = smallPermission({ flags: ['FREEPLAY3'] })

  it('does not open the site before the first valid response', () => {
    expect(resolveGate(factPolicy.permission.getFallback(undefined, 1, false)).status).toBe('unknown')
  })

  it('closes an open site after two missing responses, or after one invalid response', () => {
    expect(resolveGate(factPolicy.permission.getFallback(open, 1, false)).status).toBe('open')
    expect(resolveGate(factPolicy.permission.getFallback(open, 2, false)).status).toBe('unknown')
    expect(resolveGate(factPolicy.permission.getFallback(open, 1, true)).status).toBe('unknown')
  })

  it('keeps the flags of the last valid response while the site is closed', () => {
    expect(factPolicy.permission.getFallback(open, 2, false)?.info).toBe(open.info)
  })

  it('drops the account type rather than keep a stale one', () => {
    expect(factPolicy.member.storage).toBe('never')
    expect(factPolicy.member.getFallback({} as never, 2, false)).toBeUndefined()
    expect(factPolicy.member.getFallback({} as never, 1, true)).toBeUndefined()
  })

  it('keeps the last valid game menus and balance', () => {
    expect(factPolicy.gameMenus.getFallback([], 9, true)).toEqual([])
    expect(factPolicy.balance.getFallback(5n, 9, true)).toBe(5n)
  })
})
