import { describe, expect, it } from 'vitest'
import { smallConfig } from '../testing/small-site.ts'
import { createAccountSession } from './account.ts'
import { createStorage } from './storage.ts'

function setup() {
  const session = createStorage(() => {
    throw new Error('no storage')
  })
  const cookieValues: boolean[] = []
  const keys = smallConfig().settings.storage.session
  const account = createAccountSession(session, keys, { id: 'tiny', code: 'TINY1' }, (loggedIn) => void cookieValues.push(loggedIn))
  return { session, account, cookieValues }
}

describe('createAccountSession', () => {
  it('stores the merchant and its code on creation (R-SESSION-STORAGE-04, R-SESSION-STORAGE-05)', () => {
    const { session } = setup()
    expect([session.get('merchant'), session.get('merchantCode')]).toEqual(['tiny', 'TINY1'])
  })

  it('stores the token and the numeric account type of a login (R-SESSION-STORAGE-01, R-SESSION-STORAGE-03)', () => {
    const { session, account } = setup()
    account.start('secret', 42)
    expect([session.get('token'), session.get('isAgent'), account.getToken()]).toEqual(['secret', '42', 'secret'])
  })

  it('reports login and logout to the server by a cookie', () => {
    const { account, cookieValues } = setup()
    expect(cookieValues).toEqual([])
    account.start('secret', 1)
    account.end()
    expect(cookieValues).toEqual([true, false])
  })

  it('removes everything but the merchant at logout (R-AUTH-LOGIN-28, R-AUTH-LOGIN-29)', () => {
    const { session, account } = setup()
    account.start('secret', 42)
    account.setCurrentVendor('PP')
    account.end()
    expect(['token', 'isAgent', 'current_vassalage', 'merchant', 'merchantCode'].map((key) => session.get(key))).toEqual([
      undefined,
      undefined,
      undefined,
      'tiny',
      'TINY1',
    ])
  })
})
