import { describe, expect, it } from 'vitest'
import { compileMerchant } from './index.ts'
import { diagnoseCase, lineOf } from './test-kit/diagnose-case.ts'
import { child, World, type Files } from './test-kit/world.ts'

const warned: Files = { 'messages/EN.json': '{ "unread_text": "Nobody reads this",\n"unread_other": "Nor this" }' }
const first = 'child/messages/EN.json:1:3 warning unread-text'
const second = 'child/messages/EN.json:2:1 warning unread-text'

/** What is said of a merchant with two warnings, by place and code. */
async function say(lint: object, more: Files = {}): Promise<readonly string[]> {
  const said = await diagnoseCase({
    code: 'unread-text',
    mistake: '',
    said: [],
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', lint }, ...warned, ...more },
  })
  return said.map((one) => lineOf(one).replace(/( [a-z-]+-[a-z-]+) .*/, '$1'))
}

const reason = 'It is needed soon.'

describe('a brand says how its warnings are treated', () => {
  it('one is off, or an error that makes the brand invalid', async () => {
    expect(await say({})).toEqual([first, second])
    expect(await say({ severity: { 'unread-text': 'warning' } })).toEqual([first, second])
    expect(await say({ severity: { 'unread-text': 'off' } })).toEqual([])
    expect(await say({ severity: { 'unread-text': 'error' } })).toEqual([first, second].map((line) => line.replace('warning ', '')))
  })

  it('a single one is ignored by its code, file and place, or by an object around it', async () => {
    const at = { code: 'unread-text', file: 'messages/EN.json', reason }
    expect(await say({ ignore: { one: { ...at, pointer: '/unread_text' } } })).toEqual([second])
    expect(await say({ ignore: { all: at } })).toEqual([])
    expect(await say({ severity: { 'unread-text': 'error' }, ignore: { one: { ...at, pointer: '/unread_other' } } })).toEqual([
      first.replace('warning ', ''),
    ])
  })

  it('errors stay, whatever is ignored, and hide nothing that is wrong with them', async () => {
    const lint = { ignore: { one: { code: 'unread-text', file: 'messages/EN.json', reason } } }
    expect(await say(lint, { 'theme.json': '{ "colour": 1 }' })).toEqual(['child/theme.json:1:3 unknown-key'])
  })

  it('and neither pages nor the brands that extend it have any of that', async () => {
    using world = new World({
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE', lint: { severity: { 'unread-text': 'off' } } },
        'messages/EN.json': { unread_text: 'Nobody reads this' },
      },
      child: { ...child(), 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'messages/EN.json': { unread_other: 'Nor this' } },
    })
    const [middle, own] = [await compileMerchant(world.root, 'middle'), await compileMerchant(world.root, 'child')]
    expect(middle.diagnostics).toEqual([])
    expect(middle.config?.merchant).not.toHaveProperty('lint')
    expect(own.diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['unread-text', '/unread_other']])
  })
})
