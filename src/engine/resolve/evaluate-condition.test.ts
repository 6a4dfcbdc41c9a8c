import { describe, expect, it } from 'vitest'
import type { Condition } from '../../generated/config.ts'
import type { Facts } from '../contract/facts.ts'
import { smallConfig, smallFacts, smallGameMenu, smallMember, smallPermission } from '../testing/small-site.ts'
import { planCategories } from './categories.ts'
import { buildConditionContext } from './build-condition-context.ts'
import { evaluateCondition } from './evaluate-condition.ts'
import { resolveVisitor } from './visitor.ts'

const config = smallConfig()
const evaluate = (condition: Condition, facts: Facts = smallFacts()) =>
  evaluateCondition(
    condition,
    buildConditionContext(config, facts, resolveVisitor(facts.session, config.settings.accountTypes), planCategories(config)),
  )
const evaluateValue = (condition: Condition, facts?: Facts): boolean | undefined => evaluate(condition, facts).value

describe('evaluateCondition', () => {
  it("treats a flag as on only if the platform’s tree has '1', at any depth", () => {
    const facts = smallFacts({ permission: smallPermission({ flags: ['MANPLAYREB3'] }) })
    expect(evaluateValue({ flag: 'MANPLAYREB3' }, facts)).toBe(true)
    expect(evaluate({ flag: 'FREEPLAY3' }, facts)).toEqual({ value: false, reason: 'flag FREEPLAY3 is off' })
  })

  it('returns undefined for a flag, and for its negation, before the platform has responded', () => {
    const facts = smallFacts({ permission: undefined })
    expect(evaluate({ flag: 'FREEPLAY3' }, facts)).toEqual({ value: undefined, reason: 'flag FREEPLAY3 is not known yet' })
    expect(evaluateValue({ not: { flag: 'FREEPLAY3' } }, facts)).toBeUndefined()
  })

  it('distinguishes visitors, players, agents and guests', () => {
    expect(evaluateValue({ accountType: ['visitor'] })).toBe(true)
    expect(evaluateValue({ accountType: ['player'] }, smallFacts({ member: smallMember(0) }))).toBe(true)
    expect(evaluateValue({ accountType: ['agent'] }, smallFacts({ member: smallMember(41) }))).toBe(true)
    expect(evaluateValue({ accountType: ['guest'] }, smallFacts({ member: smallMember(4) }))).toBe(true)
  })

  it('treats a visitor with a token as logged in before the account is loaded', () => {
    const facts = smallFacts({ token: 'secret' })
    expect(evaluateValue({ loggedIn: true }, facts)).toBe(true)
    expect(evaluateValue({ accountType: ['guest'] }, facts)).toBeUndefined()
    expect(evaluateValue({ not: { accountType: ['guest'] } }, facts)).toBeUndefined()
  })

  it('returns whether upline transfers are allowed once the account is loaded, and false for visitors', () => {
    const memberWithUpline = { ...smallMember(0), toUpline: true }
    expect(evaluateValue({ toUpline: true }, smallFacts({ member: memberWithUpline }))).toBe(true)
    expect(evaluateValue({ toUpline: false }, smallFacts({ member: memberWithUpline }))).toBe(false)
    expect(evaluateValue({ toUpline: true }, smallFacts({ member: smallMember(0) }))).toBe(false)
    expect(evaluateValue({ toUpline: true })).toBe(false)
    const accountNotLoaded = smallFacts({ token: 'secret' })
    expect([evaluateValue({ toUpline: true }, accountNotLoaded), evaluateValue({ not: { toUpline: true } }, accountNotLoaded)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('finds a vendor in any category, or only in the given one', () => {
    const facts = smallFacts({ gameMenus: [smallGameMenu('SPORTS', ['DS88'])] })
    expect(evaluateValue({ vendor: { code: 'DS88' } }, facts)).toBe(true)
    expect(evaluateValue({ vendor: { code: 'DS88', in: 'SPORTS' } }, facts)).toBe(true)
    expect(evaluateValue({ vendor: { code: 'DS88', in: 'RNG' } }, facts)).toBe(false)
    expect(evaluateValue({ vendor: { code: 'DS88' } }, smallFacts({ gameMenus: undefined }))).toBeUndefined()
  })

  it('returns true for a category that is shown, and false for another', () => {
    const facts = smallFacts({ gameMenus: [smallGameMenu('RNG', ['PP']), smallGameMenu('FISH', ['JDB'])] })
    expect(evaluateValue({ category: 'RNG' }, facts)).toBe(true)
    expect(evaluateValue({ category: 'FISH' }, facts)).toBe(false)
  })

  it('compares counts strictly, and returns undefined for a count that is not loaded', () => {
    expect(evaluateValue({ count: { of: 'missions', above: 0 } }, smallFacts({ counts: { missions: 1 } }))).toBe(true)
    expect(evaluateValue({ count: { of: 'missions', above: 1 } }, smallFacts({ counts: { missions: 1 } }))).toBe(false)
    expect(evaluateValue({ count: { of: 'missions', above: 0 } })).toBeUndefined()
  })

  it('evaluates contracts, customer service and centres', () => {
    const facts = smallFacts({
      contracts: { dividend: true },
      permission: smallPermission({ support: [{ csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.example/' }] }),
      member: smallMember(1),
    })
    expect(evaluateValue({ contract: 'dividend' }, facts)).toBe(true)
    expect(evaluateValue({ contract: 'hourlySalary' }, facts)).toBeUndefined()
    expect(evaluateValue({ support: 'LIVECHAT' }, facts)).toBe(true)
    expect(evaluateValue({ support: 'VIP' }, facts)).toBe(false)
    expect(evaluateValue({ panel: 'agent' }, facts)).toBe(true)
    expect(evaluateValue({ panel: 'agent' }, smallFacts({ member: smallMember(0) }))).toBe(false)
  })

  it('combines unknown values with three-valued logic, so that they never show anything', () => {
    const unknown: Condition = { contract: 'dividend' }
    const yes: Condition = { loggedIn: false }
    const no: Condition = { loggedIn: true }
    expect(evaluateValue({ all: [yes, unknown] })).toBeUndefined()
    expect(evaluateValue({ all: [unknown, no] })).toBe(false)
    expect(evaluateValue({ any: [unknown, yes] })).toBe(true)
    expect(evaluateValue({ any: [no, unknown] })).toBeUndefined()
    expect(evaluateValue({ not: no })).toBe(true)
  })

  it('returns undefined for a test that this version does not support', () => {
    expect(evaluateValue({ moonPhase: 'full' } as Condition)).toBeUndefined()
  })
})
