import { describe, expect, it } from 'vitest'
import type { Overlay } from '../../generated/config.ts'
import { smallConfig, smallFacts, smallMember } from '../testing/small-site.ts'
import { decideAccess } from './access.ts'
import { resolveSite } from './resolve-site.ts'

const resolveTestSite = (type?: number) => resolveSite(smallConfig(), smallFacts(type === undefined ? {} : { member: smallMember(type) }))
const decide = (rule: string, type?: number) => decideAccess(rule as Overlay['access'], resolveTestSite(type))

describe('decideAccess', () => {
  it('requires visitors to log in for everything that needs an account, such as the member centre (R-OVERLAY-18, R-MEMBER-CENTRE-23)', () => {
    expect(['signedIn', 'member', 'agent'].map((rule) => decide(rule))).toEqual(['login', 'login', 'login'])
    expect(decide('everyone')).toBe('allow')
    expect(decide('visitor')).toBe('allow')
  })

  it('warns a guest account instead of opening a centre (R-MEMBER-CENTRE-24)', () => {
    expect(decide('member', 4)).toBe('warn')
    expect(decide('agent', 4)).toBe('warn')
    expect(decide('signedIn', 4)).toBe('allow')
  })

  it('opens the agent centre only for agents, and the member centre for players and agents (R-AGENT-CENTRE-17)', () => {
    expect([0, 1, 2, 3, 4, 40, 41, 42, 43].filter((type) => decide('agent', type) === 'allow')).toEqual([1, 2, 41, 42])
    expect([decide('member', 0), decide('member', 42)]).toEqual(['allow', 'allow'])
  })

  it('waits until the account is loaded', () => {
    expect(decideAccess('member', resolveSite(smallConfig(), smallFacts({ token: 'secret' })))).toBe('wait')
  })

  it('ignores an overlay for visitors, such as the login, if the account is logged in', () => {
    expect(decide('visitor', 0)).toBe('ignore')
  })

  it('opens registration and login for a guest account once it is known to be one', () => {
    expect(decide('visitor', 4)).toBe('allow')
    expect(decideAccess('visitor', resolveSite(smallConfig(), smallFacts({ token: 'secret' })))).toBe('ignore')
  })

  it('warns if the brand has disabled the centre', () => {
    const { menus } = smallConfig()
    const siteWithoutCentre = resolveSite(
      smallConfig({ menus: { ...menus, member: { ...menus.member, allowed: false } } }),
      smallFacts({ member: smallMember(0) }),
    )
    expect(decideAccess('member', siteWithoutCentre)).toBe('warn')
  })

  it('denies access for an unknown rule', () => {
    expect([decide('owner'), decide('owner', 1)]).toEqual(['login', 'warn'])
  })
})
