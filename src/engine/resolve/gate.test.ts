import { describe, expect, it } from 'vitest'
import { smallPermission } from '../testing/small-site.ts'
import { resolveGate } from './gate.ts'
import { policy } from './policy.ts'

describe('resolveGate', () => {
  it('opens for status 0, and for nothing else (R-CONSTANTS-08)', () => {
    expect(resolveGate(smallPermission())).toEqual({ status: 'open' })
    expect(resolveGate(smallPermission({ status: 1 }))).toEqual({ status: 'maintenance' })
    expect(resolveGate(smallPermission({ status: 2 }))).toEqual({ status: 'restricted', ip: '192.0.2.1', country: 'VN' })
    for (const status of [3, -1, Number.NaN]) expect(resolveGate(smallPermission({ status }))).toEqual({ status: 'unknown' })
  })

  it('stays closed without an answer', () => {
    expect(resolveGate(undefined)).toEqual({ status: 'unknown' })
  })

  it('believes the stricter word where the platform contradicts itself', () => {
    expect(resolveGate({ ...smallPermission(), maintenance: true }).status).toBe('maintenance')
    expect(resolveGate({ ...smallPermission({ status: 1 }), regionRestriction: true }).status).toBe('restricted')
  })
})

describe('policy', () => {
  const open = smallPermission({ flags: ['FREEPLAY3'] })

  it('never opens a site that has not been open', () => {
    expect(resolveGate(policy.permission.fallBack(undefined, 1, false)).status).toBe('unknown')
  })

  it('closes an open site at the second missing answer, and at the first that is refused', () => {
    expect(resolveGate(policy.permission.fallBack(open, 1, false)).status).toBe('open')
    expect(resolveGate(policy.permission.fallBack(open, 2, false)).status).toBe('unknown')
    expect(resolveGate(policy.permission.fallBack(open, 1, true)).status).toBe('unknown')
  })

  it('keeps the flags of the last good answer of a closed site', () => {
    expect(policy.permission.fallBack(open, 2, false)?.info).toBe(open.info)
  })

  it('forgets the account type rather than keep a stale one', () => {
    expect(policy.member.keep).toBe('never')
    expect(policy.member.fallBack({} as never, 2, false)).toBeUndefined()
    expect(policy.member.fallBack({} as never, 1, true)).toBeUndefined()
  })

  it('keeps the last good games and balance', () => {
    expect(policy.gameMenus.fallBack([], 9, true)).toEqual([])
    expect(policy.balance.fallBack(5n, 9, true)).toBe(5n)
  })
})
