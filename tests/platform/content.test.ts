import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentNoticesValue, HelpTopic, VipRank } from '../../src/generated/api.ts'
import { alpha, beta, writeBrand, writeSmallBrands } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { query } from './query-database.ts'

let platform: TestPlatform
beforeAll(async () => {
  const root = writeSmallBrands()
  writeBrand(root, 'alpha', { merchant: { name: 'Alpha & Co', code: 'ALPHA1', domains: [alpha] }, platform: {} })
  writeFileSync(
    join(root, 'alpha/content.json'),
    JSON.stringify({
      announcements: {
        welcome: null,
        tomorrow: { type: 'PL', published: '2099-01-01T00:00:00Z', texts: { EN: { title: 'Not yet' } } },
        over: { type: 'PL', published: '2020-01-01T00:00:00Z', until: '2021-01-01T00:00:00Z', texts: { EN: { title: 'Over' } } },
        other: { type: 'PL', execution: 'X', published: '2020-01-01T00:00:00Z', texts: { EN: { title: 'For another execution' } } },
        own: {
          type: 'B',
          group: 'w_login',
          published: '2020-01-01T00:00:00Z',
          action: { route: 'promotions' },
          texts: { EN: { title: '{brand}', content: '<p>{brand}</p>' } },
        },
      },
    }),
  )
  platform = await startTestPlatform({ merchantsDir: root })
})
afterAll(() => platform.stop())

const fetchNotices = async (host: string, types: string, language = 'en-US', execution?: string) =>
  (
    await platform.call(
      'content.notices',
      { types, platform: 'W', ...(execution !== undefined && { execution }) },
      { host, headers: { 'accept-language': language } },
    )
  ).body.value as ContentNoticesValue

describe('announcements', () => {
  it('are grouped by type: notices for players and the home page, banners, pop-ups, promotions (R-API-69, R-NOTICE-09)', async () => {
    const everyType = await fetchNotices(beta, 'B,PL,PU,PR,H')
    const listTypes = (list: ContentNoticesValue['player']) => [...new Set(list.map(({ type }) => type))].toSorted()
    expect(listTypes(everyType.player)).toEqual(['H', 'PL'])
    expect(listTypes(everyType.banners)).toEqual(['B'])
    expect(listTypes(everyType.popup)).toEqual(['PU'])
    expect(listTypes(everyType.promotion)).toEqual(['PR'])
    const promotionsOnly = await fetchNotices(beta, 'PR')
    expect([promotionsOnly.player, promotionsOnly.banners, promotionsOnly.popup]).toEqual([[], [], []])
    expect(promotionsOnly.promotion).toEqual(everyType.promotion)
  })

  it('have execution type B by default, and are listed only between their publication and their end (R-API-68, R-NOTICE-10)', async () => {
    const titles = (await fetchNotices(alpha, 'PL')).player.map(({ title }) => title)
    for (const title of ['Not yet', 'Over', 'For another execution']) expect(titles).not.toContain(title)
    expect((await fetchNotices(alpha, 'PL', 'en-US', 'X')).player.map(({ title }) => title)).toEqual(['For another execution'])
  })

  it('have their group and the brand’s name, which is escaped in HTML (R-MEDIA-06)', async () => {
    const ownBanner = (await fetchNotices(alpha, 'B')).banners.find(({ id }) => id === 'own')
    expect(ownBanner).toMatchObject({
      groupName: 'w_login',
      title: 'Alpha & Co',
      content: '<p>Alpha &amp; Co</p>',
      action: { route: 'promotions' },
    })
  })

  it("are in the requested language or else in the brand's default language, and belong to one brand each", async () => {
    const fetchTitle = async (language: string) =>
      (await fetchNotices(beta, 'PR', language)).promotion.find(({ id }) => id === 'welcome')?.title
    expect(await fetchTitle('en-US')).toBe('First deposit bonus')
    expect(await fetchTitle('vi-VN')).toBe('Thưởng nạp lần đầu')
    expect(await fetchTitle('de-DE')).toBe('Thưởng nạp lần đầu')
    expect((await fetchNotices(alpha, 'PR')).promotion.some(({ id }) => id === 'welcome')).toBe(false)
  })
})

describe('help topics and VIP ranks', () => {
  it('are inherited from the extended brand if a brand has none (R-API-93)', async () => {
    const { body } = await platform.call('content.helpCenter', undefined, { host: beta, headers: { 'accept-language': 'en-US' } })
    const topics = body.value as HelpTopic[]
    expect(topics[0]).toMatchObject({ id: 'company', group: 'about' })
    expect(topics[0]?.content).toContain('<p>Beta offers')
    expect(new Set(topics.map(({ group }) => group))).toEqual(new Set(['about', 'account', 'money', 'play', 'partners']))
  })

  it("have amounts with all decimal places of the brand's currency; the lowest rank is first", async () => {
    const fetchRanks = async (host: string) =>
      (await platform.call('content.vipRanks', undefined, { host, headers: { 'accept-language': 'en-US' } })).body.value as VipRank[]
    expect((await fetchRanks(alpha)).map(({ labelName, turnover }) => [labelName, turnover]).slice(0, 2)).toEqual([
      ['Bronze', '0.00'],
      ['Silver', '500.00'],
    ])
    expect((await fetchRanks(beta))[1]?.turnover).toBe('500.000000')
  })
})

describe('rule values in texts', () => {
  const findPromotion = async (id: string, language = 'en-US') =>
    (await fetchNotices(beta, 'PR', language)).promotion.find((promotion) => promotion.id === id)
  const findTopic = async (id: string) => {
    const { body } = await platform.call('content.helpCenter', undefined, { host: beta, headers: { 'accept-language': 'en-US' } })
    return (body.value as HelpTopic[]).find((topic) => topic.id === id)?.content
  }
  const runAdminCommand = (command: string, input: object) => platform.runAdminCommand(command, { brand: 'beta', ...input })
  const normalizeSpaces = (text: string | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

  it('come from the rules, formatted in the language of the text', async () => {
    expect(normalizeSpaces((await findPromotion('welcome'))?.figure)).toBe('100%')
    expect(normalizeSpaces((await findPromotion('welcome'))?.content)).toContain('10× (deposit + bonus)')
    expect(normalizeSpaces((await findPromotion('welcome', 'vi-VN'))?.content)).toContain('10 vòng (tiền nạp + tiền thưởng)')
    expect(normalizeSpaces(await findTopic('withdrawal'))).toContain('usually pay out within 1 hour')
    const contents = [...(await fetchNotices(beta, 'B,PL,PU,PR,H')).promotion, ...(await fetchNotices(beta, 'PL,H,PU')).player]
    expect(contents.length).toBeGreaterThan(10)
    expect(contents.filter((content) => /\{[\w-]+\./.test(JSON.stringify(content)))).toEqual([])
  })

  it('follow an operator’s change of the rule', async () => {
    await runAdminCommand('set-activity', { activity: 'gold-gift', change: { amount: '77', turnover: '1', claimDays: '9' } })
    await runAdminCommand('set-referral', { change: { inviter: '20' } })
    await runAdminCommand('set-withdrawals', { change: { usualMinutes: '90' } })
    await query(platform, `update deposit_bonuses set percent = 2500 where merchant = 'BETA1' and id = 'first'`)
    const gold = await findPromotion('gold-gift')
    expect(normalizeSpaces(gold?.figure)).toMatch(/(?:^|\D)77$/)
    expect(normalizeSpaces(gold?.content)).toContain('You can claim the reward for 9 days. Wagering requirement: 1×.')
    expect(normalizeSpaces((await findPromotion('friends'))?.figure)).toMatch(/(?:^|\D)20$/)
    expect(normalizeSpaces(await findTopic('withdrawal'))).toContain('usually pay out within 90 minutes')
    expect(normalizeSpaces((await findPromotion('welcome'))?.summary)).toBe('Get 25% extra on your first deposit.')
  })

  it('are not shown while the rule is off: their announcement is hidden', async () => {
    await runAdminCommand('set-activity', { activity: 'gold-gift', change: { enabled: 'off' } })
    await runAdminCommand('set-referral', { change: { inviter: '0' } })
    expect(await findPromotion('gold-gift')).toBeUndefined()
    expect(await findPromotion('friends')).toBeUndefined()
    await runAdminCommand('set-activity', { activity: 'gold-gift', change: { enabled: 'on' } })
    expect(await findPromotion('gold-gift')).toBeDefined()
  })
})
