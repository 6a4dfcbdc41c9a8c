import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import memberSchema from '../../schemas/api/member.json' with { type: 'json' }
import type { EndpointName } from '../../src/generated/endpoints.ts'
import type { GamePage, LoginResult, Permission } from '../../src/generated/api.ts'
import type { InputOf } from './call-server.ts'
import { alpha, delta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const request = async <C extends EndpointName>(name: C, query: InputOf<C>, token?: string): Promise<unknown> =>
  (await platform.call(name, query, { host: alpha, token })).body.value

describe('the responses of the platform', () => {
  it('have info, location, maintenance and regionRestriction for a permission (R-ENTITIES-22, R-ENTITIES-23, R-ENTITIES-24, R-MEDIA-04)', async () => {
    const permission = (await request('system.status', { url: alpha })) as Permission
    expect(permission).toMatchObject({ maintenance: false, regionRestriction: false })
    expect(permission.location).toEqual({ ip: expect.stringMatching(/[\d.:]+/), country: 'VN' })
    const { whitelabel, registerRules, resources, customerService, imageCDNs } = permission.info
    for (const list of [whitelabel, registerRules, resources, customerService]) expect(list.length).toBeGreaterThan(0)
    expect(imageCDNs).toEqual([])
    const deltaPermission = (await platform.call('system.status', { url: delta }, { host: delta })).body.value as Permission
    expect(deltaPermission.info.imageCDNs).toEqual(['https://img.test', 'https://img2.test'])
  })

  it('have modId and enabled, where 1 means on, for a flag, and the kind, URL, QR code and labels of an app (R-ENTITIES-25, R-ENTITIES-26)', async () => {
    const { info } = (await request('system.status', { url: alpha })) as Permission
    expect(info.whitelabel).toContainEqual({ modId: 'FREEPLAY3', enabled: '1' })
    expect(info.whitelabel).toContainEqual({ modId: 'REGMOBVERF3', enabled: '0' })
    expect(info.resources).toContainEqual({
      resourceType: 'MOBILECONFIG',
      url: 'https://app.example/ios-lite',
      qrCodeUrl: 'https://app.example/ios-lite',
      labelNameEn: 'IOS-LITE-APP',
      labelNameCn: '苹果轻量版',
    })
  })

  it('have domainList and resources for the domains, and sumBalance for the balance (R-ENTITIES-29, R-ENTITIES-30)', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    expect(await request('system.domainRoute', undefined)).toMatchObject({ domainList: [alpha], resources: expect.any(Array) as unknown })
    expect(await request('wallet.balance', undefined, token)).toMatchObject({ sumBalance: '2500.00' })
  })

  it('have exactly the nine fields of the schema for a logged-in member, including labels and avatar (R-ENTITIES-10)', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const fieldNames = ['id', 'account', 'nickname', 'type', 'toUpline', 'clubLabel', 'memberLabel', 'avatar', 'avatarType']
    expect(Object.keys(memberSchema.definitions.memberInfo.properties)).toEqual(fieldNames)
    const member = (await request('member.info', undefined, token)) as object
    expect(Object.keys(member)).toEqual(fieldNames)
    const registerAndGetToUpline = async (overrides: object): Promise<unknown> =>
      ((await platform.register(alpha, overrides)).body.value as LoginResult | undefined)?.user.toUpline
    expect([await registerAndGetToUpline({}), await registerAndGetToUpline({ affiliateCode: 'ALPHACODE' })]).toEqual([false, true])
  })

  it('have the club label of a member with its name and rank, and the member labels with their names (R-ENTITIES-12, R-ENTITIES-13)', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    expect(await request('member.info', undefined, token)).toMatchObject({
      account: 'player',
      clubLabel: { labelName: 'Vàng', rankLevel: 3 },
      memberLabel: [{ labelName: 'Vàng' }],
    })
  })

  it('have exactly the games that are requested by id, in that order, without games that are not offered', async () => {
    const { games } = (await request('game.list', { merchant: 'ALPHA1', ids: 'kpk-ba-cay,no-such-game,sgl-fish-prawn-crab' })) as GamePage
    expect(games.map(({ gameId }) => gameId)).toEqual(['kpk-ba-cay', 'sgl-fish-prawn-crab'])
  })
})
