import { describe, expect, it } from 'vitest'
import { smallMember, smallPermission } from '../engine/testing/small-site.ts'
import { calls as firstCalls } from '../generated/first-calls.js'
import { calls as laterCalls } from '../generated/later-calls.js'
import type { EndpointName } from '../generated/endpoints.ts'
import { repairResponse } from './repair-response.ts'

const validators = { ...firstCalls, ...laterCalls }
const repair = (name: EndpointName, value: unknown) => repairResponse(name, value, validators[name].isValid)
const createGame = (gameName: string) => ({ vassalage: 'PP', gameName, showIcon: '/a.webp', gameType: 'RNG' })
const createLanesResponse = (...cards: readonly object[]) => ({
  data: { lanes: [{ title: 'Slots', gameCategory: 'RNG', vendors: [{ vassalage: 'PP', name: 'Plum' }], cards }] },
})
const omit = (value: object, ...keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

describe('repairResponse', () => {
  it('drops an item that lacks a required property, and reports it', () => {
    const { value, faults } = repair(
      'game.menus',
      createLanesResponse(createGame('Tiger'), omit(createGame('Lion'), 'showIcon'), createGame('Bear')),
    )
    expect(value).toEqual(createLanesResponse(createGame('Tiger'), createGame('Bear')))
    expect(faults).toEqual([
      { pointer: '/data/lanes/0/cards/1/showIcon', expected: 'a string', found: 'nothing', value: undefined, effect: 'item' },
    ])
  })

  it('drops an optional property of the wrong type, including null', () => {
    const { value, faults } = repair('game.menus', createLanesResponse({ ...createGame('Tiger'), isHot: 'yes', gameId: null }))
    expect(value).toEqual(createLanesResponse(createGame('Tiger')))
    expect(faults.map(({ pointer, expected, found, effect }) => [pointer, expected, found, effect])).toEqual([
      ['/data/lanes/0/cards/0/gameId', 'a string', 'null', 'property'],
      ['/data/lanes/0/cards/0/isHot', 'true or false', 'a string', 'property'],
    ])
  })

  it('uses the fallback of a missing property that has one', () => {
    const permission = smallPermission()
    const { value, faults } = repair('system.status', { ...permission, info: omit(permission.info, 'customerService', 'publicKey') })
    expect(value).toMatchObject({ status: 0, info: { customerService: [], publicKey: { kid: '' } } })
    expect(faults.map(({ pointer, effect }) => [pointer, effect])).toEqual([
      ['/info/customerService', 'fallback'],
      ['/info/publicKey', 'fallback'],
    ])
  })

  it.each(['status', 'maintenance', 'regionRestriction', 'info'])('rejects a response to system.status without %s', (key) => {
    const { value, faults } = repair('system.status', omit(smallPermission(), key))
    expect(value).toBeUndefined()
    expect(faults).toMatchObject([{ pointer: `/${key}`, found: 'nothing', effect: 'rejected' }])
  })

  it.each(['id', 'account', 'type'])('rejects a response to member.info without %s', (key) => {
    expect(repair('member.info', omit(smallMember(0), key)).value).toBeUndefined()
  })

  it('reports every fault, and the allowed values', () => {
    const { value, faults } = repair('member.info', { ...smallMember(0), avatarType: 'DRAWN', memberLabel: 7 })
    expect(value).toMatchObject({ avatarType: 'STATIC', memberLabel: [] })
    expect(faults.map(({ pointer, expected }) => [pointer, expected])).toEqual([
      ['/memberLabel', 'an array'],
      ['/avatarType', 'one of "CUSTOM", "STATIC"'],
    ])
  })

  it('rejects and reports a response that is not an envelope', () => {
    expect(repairResponse('game.menus', ['x'])).toMatchObject({ value: undefined, faults: [{ pointer: '', found: 'an array' }] })
  })

  it('describes found values by their type only, since they may be private', () => {
    const { faults } = repair('wallet.balance', { sumBalance: 'secret-sum', currency: 17 })
    expect(JSON.stringify(faults.map(({ expected, found }) => [expected, found]))).not.toContain('17')
  })
})
