import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
})
afterAll(() => platform.stop())

const createOrGetError = (username: string): Promise<unknown> =>
  platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password: testPassword }).then(
    (account) => account['username'],
    (error: Error) => (JSON.parse(error.message.slice('400 '.length)) as { message: string }).message,
  )

describe('the username of an account created by an operator', () => {
  it.each([
    ['a Cyrillic letter that looks like a Latin one', '\u0430nnika', 'Character 1 is a Cyrillic letter: U+0430.'],
    ['a Greek letter that looks like a Latin one', 'ann\u03BFka', 'Character 4 is a Greek letter: U+03BF.'],
    ['a full-width letter', '\uFF41nnika', 'Character 1 is a full-width character: U+FF41.'],
    ['a zero-width character', 'ann\u200Bika', 'Character 4 is an invisible character: U+200B.'],
    ['a bidirectional control character', 'annika\u202E', 'Character 7 is an invisible character: U+202E.'],
  ])('is rejected with the reason if players could not register it: %s', async (_, username, reason) => {
    const message = await createOrGetError(username)
    expect(message).toContain(`"${username}" does not satisfy this brand’s rule for usernames.`)
    expect(message).toContain(reason)
  })

  it.each(['ann ika', ' annika', 'night-desk', '7annika', 'ann', 'a'.repeat(17), '<b>annika</b>'])(
    'is rejected with the rule if players could not register it: %j',
    async (username) => {
      const message = await createOrGetError(username)
      expect(message).toContain(`"${username}" does not satisfy this brand’s rule for usernames.`)
      expect(message).toContain('The rule: patternId letter-first, minLength 4, maxLength 16.')
    },
  )

  it('follows the current rule of the brand', async () => {
    expect([await createOrGetError('Annika7'), await createOrGetError('a'.repeat(16))]).toEqual(['Annika7', 'a'.repeat(16)])
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'username', change: { patternId: 'no-spaces', minLength: '2' } })
    expect([await createOrGetError('night-desk'), await createOrGetError('ab')]).toEqual(['night-desk', 'ab'])
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'username', change: { patternId: 'letter-first', minLength: '4' } })
  })

  it('may have non-ASCII letters if the rule of the brand allows them to players', async () => {
    expect(await createOrGetError('王小明88')).toContain('Character 1 is not an ASCII character: U+738B.')
    const change = { patternId: 'none', acceptedPattern: '[\\p{L}0-9\\u200B]+' }
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'username', change })
    expect(await createOrGetError('王小明88')).toBe('王小明88')
    expect(await createOrGetError('王小\u200B明88')).toContain('does not satisfy')
  })
})
