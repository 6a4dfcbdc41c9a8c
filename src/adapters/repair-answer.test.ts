import { describe, expect, it } from 'vitest'
import { smallMember, smallPermission } from '../engine/testing/small-site.ts'
import { calls as firstCalls } from '../generated/first-calls.js'
import { calls as laterCalls } from '../generated/later-calls.js'
import type { CallName } from '../generated/endpoints.ts'
import { repairAnswer } from './repair-answer.ts'

const holds = { ...firstCalls, ...laterCalls }
const repair = (name: CallName, value: unknown) => repairAnswer(name, value, holds[name].holds)
const game = (gameName: string) => ({ vassalage: 'PP', gameName, showIcon: '/a.webp', gameType: 'RNG' })
const lanesOf = (...cards: readonly object[]) => ({
  data: { lanes: [{ title: 'Slots', gameCategory: 'RNG', vendors: [{ vassalage: 'PP', name: 'Plum' }], cards }] },
})
const without = (value: object, ...keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

describe('an invalid response', () => {
  it('loses an item that lacks a property, and names it', () => {
    const { value, faults } = repair('game.menus', lanesOf(game('Tiger'), without(game('Lion'), 'showIcon'), game('Bear')))
    expect(value).toEqual(lanesOf(game('Tiger'), game('Bear')))
    expect(faults).toEqual([
      { pointer: '/data/lanes/0/cards/1/showIcon', expected: 'a string', found: 'nothing', value: undefined, effect: 'item' },
    ])
  })

  it('loses an optional property of another type, null included', () => {
    const { value, faults } = repair('game.menus', lanesOf({ ...game('Tiger'), isHot: 'yes', gameId: null }))
    expect(value).toEqual(lanesOf(game('Tiger')))
    expect(faults.map(({ pointer, expected, found, effect }) => [pointer, expected, found, effect])).toEqual([
      ['/data/lanes/0/cards/0/gameId', 'a string', 'null', 'property'],
      ['/data/lanes/0/cards/0/isHot', 'true or false', 'a string', 'property'],
    ])
  })

  it('gets the fallback of a property that has one', () => {
    const permission = smallPermission()
    const { value, faults } = repair('system.status', { ...permission, info: without(permission.info, 'customerService', 'publicKey') })
    expect(value).toMatchObject({ status: 0, info: { customerService: [], publicKey: { kid: '' } } })
    expect(faults.map(({ pointer, effect }) => [pointer, effect])).toEqual([
      ['/info/customerService', 'fallback'],
      ['/info/publicKey', 'fallback'],
    ])
  })

  it.each(['status', 'maintenance', 'regionRestriction', 'info'])('of the status without %s is rejected: the site stays closed', (key) => {
    const { value, faults } = repair('system.status', without(smallPermission(), key))
    expect(value).toBeUndefined()
    expect(faults).toMatchObject([{ pointer: `/${key}`, found: 'nothing', effect: 'rejected' }])
  })

  it.each(['id', 'account', 'type'])('of a member without %s is rejected: the account counts as a guest', (key) => {
    expect(repair('member.info', without(smallMember(0), key)).value).toBeUndefined()
  })

  it('names every fault, and the values that are allowed', () => {
    const { value, faults } = repair('member.info', { ...smallMember(0), avatarType: 'DRAWN', memberLabel: 7 })
    expect(value).toMatchObject({ avatarType: 'STATIC', memberLabel: [] })
    expect(faults.map(({ pointer, expected }) => [pointer, expected])).toEqual([
      ['/memberLabel', 'an array'],
      ['/avatarType', 'one of "CUSTOM", "STATIC"'],
    ])
  })

  it('that is not an envelope is rejected and named', () => {
    expect(repairAnswer('game.menus', ['x'])).toMatchObject({ value: undefined, faults: [{ pointer: '', found: 'an array' }] })
  })

  it('never contains the found value in words, which may be private', () => {
    const { faults } = repair('wallet.balance', { sumBalance: 'secret-sum', currency: 17 })
    expect(JSON.stringify(faults.map(({ expected, found }) => [expected, found]))).not.toContain('17')
  })
})
