import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InboxMessage, InboxPage, UnreadCount } from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

const brand = 'alpha'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()), 240_000)
afterAll(() => platform.stop())

async function createReader(type = 0) {
  const username = `inb${randomUUID().slice(0, 8)}`
  await platform.runAdminCommand('create-account', { brand, username, type, password: testPassword })
  const { token } = await platform.logIn(alpha, username)
  const request = (name: EndpointName, input?: object) => platform.callUnchecked(name, input, { host: alpha, token })
  const read = async <T>(name: EndpointName, input?: object): Promise<T> => {
    const response = await request(name, input)
    if (response.body.success !== true) throw new Error(`${name} ${String(response.status)} ${response.text}`)
    return response.body.value as T
  }
  return {
    username,
    request,
    countUnread: async () => (await read<UnreadCount>('inbox.unreadCount')).count,
    list: (input: object = {}) => read<InboxPage>('inbox.list', input),
    listTitles: async (input: object = {}) => (await read<InboxPage>('inbox.list', input)).messages.map(({ title }) => title),
    markRead: async (id?: string) => (await read<UnreadCount>('inbox.read', id === undefined ? {} : { id })).count,
    remove: async (id: string) => (await read<UnreadCount>('inbox.remove', { id })).count,
  }
}

const send = (to: string, title: string, overrides: object = {}) =>
  platform.runAdminCommand('send-message', { brand, to, texts: { 'title.TY': title, 'content.TY': `${title}, in full.`, ...overrides } })

describe('the inbox', () => {
  it('needs a token for its unread count: a visitor is rejected, a logged-in player is answered (R-API-70)', async () => {
    const rejectedResponse = await platform.call('inbox.unreadCount', undefined, { host: alpha })
    expect([rejectedResponse.status, rejectedResponse.body.code]).toEqual([401, 'not_logged_in'])
    const reader = await createReader()
    await send(reader.username, 'Hello')
    expect(await reader.countUnread()).toBe(1)
  })

  it('contains messages to the player, to their group and to everyone since they registered, and no others', async () => {
    await send('@all', 'Before')
    const [player, agent] = [await createReader(), await createReader(1)]
    await send('@all', 'Everybody')
    await send('@players', 'Players')
    await send('@agents', 'Agents')
    await send(player.username, 'You')
    expect(await player.listTitles()).toEqual(['You', 'Players', 'Everybody'])
    expect(await agent.listTitles()).toEqual(['Agents', 'Everybody'])
    const otherBrandLogin = await platform.logIn(beta, 'player')
    const { body } = await platform.call('inbox.list', {}, { host: beta, token: otherBrandLogin.token })
    expect(body.value).toEqual({ messages: [], unread: 0 })
  })

  it('marks messages as read one by one or all at once, for their owner only, and counts the unread ones', async () => {
    const [owner, otherAccount] = [await createReader(), await createReader()]
    for (const title of ['First', 'Second', 'Third']) await send('@players', title)
    const [thirdMessage] = (await owner.list()).messages as [InboxMessage]
    expect([thirdMessage.title, thirdMessage.content, thirdMessage.read]).toEqual(['Third', 'Third, in full.', false])
    expect(await owner.markRead(thirdMessage.id)).toBe(2)
    expect(await owner.markRead(thirdMessage.id)).toBe(2)
    expect([await owner.listTitles({ which: 'unread' }), await owner.listTitles({ which: 'read' })]).toEqual([
      ['Second', 'First'],
      ['Third'],
    ])
    expect(await owner.markRead()).toBe(0)
    expect([await owner.listTitles({ which: 'unread' }), await otherAccount.countUnread()]).toEqual([[], 3])
  })

  it('deletes a message for its owner only; an unknown message or another player’s is not found', async () => {
    const [owner, otherAccount] = [await createReader(), await createReader()]
    await send('@players', 'Shared')
    await send(otherAccount.username, 'Private')
    const [sharedMessage] = (await owner.list()).messages as [InboxMessage]
    expect(await owner.remove(sharedMessage.id)).toBe(0)
    expect([await owner.listTitles(), await otherAccount.listTitles()]).toEqual([[], ['Private', 'Shared']])
    const [privateMessage] = (await otherAccount.list()).messages as [InboxMessage]
    for (const [name, id] of [
      ['inbox.remove', sharedMessage.id],
      ['inbox.read', privateMessage.id],
      ['inbox.remove', privateMessage.id],
    ] as const)
      expect((await owner.request(name, { id })).body.code).toBe('not_found')
  })

  it('is paged without losing or repeating a message, also while new ones arrive', async () => {
    const reader = await createReader()
    for (const title of ['1', '2', '3', '4', '5']) await send(reader.username, title)
    const pagedTitles: string[] = []
    let cursor: string | undefined
    do {
      const page: InboxPage = await reader.list({ pageSize: 2, ...(cursor !== undefined && { cursor }) })
      pagedTitles.push(...page.messages.map(({ title }) => title))
      cursor = page.next
      await send(reader.username, 'later')
    } while (cursor !== undefined)
    expect(pagedTitles).toEqual(['5', '4', '3', '2', '1'])
  })

  it('validates a message of the operator, and counts its readers', async () => {
    const reader = await createReader()
    await expect(send('@everyone', 'Hello')).rejects.toThrow('Unknown group')
    await expect(send('nobody-here', 'Hello')).rejects.toThrow('There is no account')
    await expect(send(reader.username, 'Hello', { 'title.EN': 'Hello' })).rejects.toThrow('content.EN is missing')
    await expect(send(reader.username, 'x'.repeat(121))).rejects.toThrow('must have from 1 to 120 characters')
    await send(reader.username, 'For you')
    await reader.markRead()
    const [newest] = (await platform.runAdminCommand('messages', { brand })) as unknown as readonly object[]
    expect(newest).toMatchObject({ to: reader.username, readers: 1, titles: { TY: 'For you' } })
  })

  it('accepts a message in a language whose code has a region', async () => {
    const reader = await createReader()
    await send(reader.username, 'Hello', { 'title.PT_BR': 'Olá', 'content.PT_BR': 'Olá, por completo.' })
    const [newest] = (await platform.runAdminCommand('messages', { brand })) as unknown as readonly object[]
    expect(newest).toMatchObject({ to: reader.username, titles: { TY: 'Hello', PT_BR: 'Olá' } })
    await expect(send(reader.username, 'Hello', { 'title.ENG': 'Hello' })).rejects.toThrow(/Unknown text \S*title.ENG/)
  })
})
