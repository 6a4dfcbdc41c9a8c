import { beforeAll, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { compileMerchant, generateThemeCss } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'

let base: MerchantConfig
beforeAll(async () => {
  const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
  if (config === undefined) throw new Error('merchants/base is not valid. Run livery validate base for details.')
  base = config
})

const listIdsInOrder = (entries: Readonly<Record<string, { readonly order: number }>>): string[] =>
  Object.entries(entries)
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([id]) => id)

describe('the base brand', () => {
  it('is for the web, with its code, device, client type and game platforms (R-ENTITIES-01, R-ENTITIES-02, R-CONSTANTS-01)', () => {
    expect(base.merchant).toMatchObject({
      platform: 'web',
      code: 'BASE',
      device: 'WEB',
      clientType: 3,
      gamePlatforms: { launch: 'html5-desktop', list: ['flash', 'html5-desktop'] },
    })
  })

  it('has the lottery type SEA and the four prize modes (R-LOTTERY-06, R-CONSTANTS-02)', () => {
    expect(base.merchant.lotteryType).toBe('SEA')
    expect(base.games.prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA'])
  })

  it('formats amounts with P, two decimals and commas (R-CONSTANTS-11)', () => {
    expect(base.merchant.currency).toMatchObject({ symbol: 'P', decimals: 2, groupSeparator: ',', decimalSeparator: '.' })
  })
})

describe('the products', () => {
  it('are casino, sports and lottery, as the title of the home page states', () => {
    const enabledCategories = new Set(Object.entries(base.games.categories).flatMap(([id, { enabled }]) => (enabled ? [id] : [])))
    for (const id of ['LIVE', 'RNG', 'SPORTS', 'LOTT']) expect(enabledCategories.has(id), id).toBe(true)
    expect(base.messages['EN']?.[base.pages['home']?.title ?? '']).toBe('Casino, sports and lottery')
  })
})

describe('the theme', () => {
  it('has a chat header colour for the dark and the light theme, as a CSS variable on every page', () => {
    const css = generateThemeCss(base, (path) => path)
    for (const { chatHeader } of [base.theme.dark, base.theme.light]) {
      expect(chatHeader).toMatch(/^#[0-9a-f]{6}$/)
      expect(css).toContain(`--chat-header:${chatHeader}`)
    }
  })
})

describe('languages', () => {
  it('EN and TY are enabled, TY is the default (R-I18N-02, R-ENTITIES-03)', () => {
    const enabledLanguages = Object.entries(base.languages.catalogue).filter(([, language]) => language.enabled)
    expect(enabledLanguages.map(([code]) => code).toSorted()).toEqual(['EN', 'TY'])
    expect(base.languages.default).toBe('TY')
  })

  it('about forty are defined, each with a name, a tag and a direction (R-I18N-04)', () => {
    const languages = Object.values(base.languages.catalogue)
    expect(languages.length).toBeGreaterThanOrEqual(38)
    for (const { name, tag, direction } of languages) {
      expect(name).not.toBe('')
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
      expect(['ltr', 'rtl']).toContain(direction)
    }
  })

  it('the additional profile labels have texts in EN and TY (R-I18N-06)', () => {
    const labels = ['nickname', 'fullName', 'telegram', 'zalo', 'birthday', 'address', 'nationality', 'occupation', 'sourceOfIncome']
    for (const code of ['EN', 'TY'])
      for (const label of labels)
        expect(
          Object.keys(base.messages[code] ?? {}).some((key) => key.toLowerCase() === `field_${label}`.toLowerCase()),
          `${label} in ${code}`,
        ).toBe(true)
  })
})

describe('navigation', () => {
  it('the header has home, an entry for each category, promotions, bonus and VIP', () => {
    expect(listIdsInOrder(base.navigation.header)).toEqual([
      'home',
      'LOTT',
      'ELOTT',
      'VNLOTT',
      'LIVE',
      'SPORTS',
      'FISH',
      'RNG',
      'PVP',
      'ESPORTS',
      'COCKFIGHT',
      'promotions',
      'bonus',
      'vip',
    ])
  })

  it('the footer has the seven specified entries in order (R-NAV-FOOTER-10, R-NAV-FOOTER-11, R-NAV-FOOTER-12, R-NAV-FOOTER-13, R-NAV-FOOTER-14, R-NAV-FOOTER-15, R-NAV-FOOTER-16)', () => {
    expect(listIdsInOrder(base.navigation.footer)).toEqual(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'])
    expect(base.navigation.footer['ELOTT']?.name).toBe('in_elott_game')
  })

  it('the links about the brand lead to one article each', () => {
    const topics = ['company', 'contact', 'terms', 'responsible-gaming', 'privacy', 'affiliates', 'refund']
    expect(listIdsInOrder(base.navigation.about)).toEqual(topics)
    expect(Object.values(base.navigation.about).map(({ action }) => action.article)).toEqual(topics)
  })

  it('the member bar links to deposit, withdrawal, personal centre and betting record', () => {
    const pages = Object.values(base.navigation.memberBar).map(({ action }) => action.memberPage)
    expect(pages.slice(0, 4)).toEqual(['depositv2', 'withdraw', 'securityCenter', 'personalHistoryCopy'])
    for (const page of pages) if (page !== undefined) expect(base.menus.member.items).toHaveProperty(page)
  })

  it('the bottom bar has the eight specified icons (R-MEDIA-03)', () => {
    expect(listIdsInOrder(base.navigation.bottom).toSorted()).toEqual(['ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'])
    for (const { icon } of Object.values(base.navigation.bottom)) expect(icon).toBeTruthy()
  })

  it('every footer entry has a name, a game type, a page and an English name (R-ENTITIES-33)', () => {
    for (const { name, enName, gameType, page } of Object.values(base.navigation.footer))
      expect([name, enName, gameType, page].every((part) => typeof part === 'string' && part !== '')).toBe(true)
  })
})

describe('games', () => {
  it('the ten categories exist, in this order', () => {
    expect(listIdsInOrder(base.games.categories)).toEqual([
      'LOTT',
      'ELOTT',
      'VNLOTT',
      'LIVE',
      'SPORTS',
      'FISH',
      'RNG',
      'PVP',
      'ESPORTS',
      'COCKFIGHT',
    ])
  })

  const filters = [
    ['BAC', 'Baccarat'],
    ['SIC', 'Sicbo'],
    ['ROU', 'Roulette'],
    ['DAT', 'Dragon Tiger'],
    ['BJ', 'Blackjack'],
    ['HE', "Hold'Em"],
    ['MT', 'Mahjong Tiles'],
    ['TCP', 'Card-Poker'],
    ['WZPJ', 'Wenzhou Pai Gow'],
    ['SD', 'Se Die'],
    ['FT', 'Fan Tan'],
    ['NN', 'NiuNiu'],
    ['YSX', 'Yu Sia Xie'],
    ['ZJH', 'ZJH'],
    ['MJ', 'Mahjong'],
  ] as const

  it.each(filters)('the live filter %s has the name %s', (code, name) => {
    expect(base.messages['EN']?.[base.games.liveFilters[code]?.name ?? '']).toBe(name)
    expect(base.messages['TY']?.[base.games.liveFilters[code]?.name ?? '']).toBeTruthy()
  })

  it('the fifteen live filters are in the specified order (R-GAMES-34)', () => {
    expect(listIdsInOrder(base.games.liveFilters)).toEqual(filters.map(([code]) => code))
  })

  it('the rebate rates are percentages, and exist only for the specified categories (R-CONSTANTS-18, R-CONSTANTS-19, R-CONSTANTS-20, R-CONSTANTS-21, R-CONSTANTS-22, R-ENTITIES-34)', () => {
    expect(base.games.rebateRates).toEqual({
      LIVE: { percent: 0.7 },
      SPORTS: { percent: 1 },
      FISH: { percent: 1.2 },
      RNG: { percent: 1.2 },
      PVP: { percent: 1 },
    })
  })

  it('no vendor is an e-sports vendor unless a brand declares it (R-CONSTANTS-03, R-ENTITIES-04)', () => {
    expect(base.games.esportsVendors).toEqual([])
  })

  it('there are nine lottery icons (R-LOTTERY-07)', () => {
    expect(listIdsInOrder(base.games.lotteryIcons)).toEqual(['11X5', 'K3', 'LF', 'LHC', 'PCB', 'PK10', 'SSC', 'VIDEO', 'CHAIN'])
  })
})

describe('settings', () => {
  it('infinite scroll, paging and the default page size have the specified values (R-PAGINATION-04, R-PAGINATION-06, R-PAGINATION-07, R-PAGINATION-08)', () => {
    expect(base.settings.infiniteScroll).toEqual({ throttleMs: 200, distance: 0 })
    expect(base.settings.paging).toEqual({ range: 3, margin: 1 })
    expect(base.settings.pageSizes.other).toBe(20)
  })

  it('images are loaded lazily as specified (R-MEDIA-14, R-MEDIA-17)', () => {
    expect(base.settings.lazyImages).toMatchObject({ preload: 1.3, throttleMs: 200, threshold: 0.1 })
  })

  it('QR codes are 200 pixels wide and have a margin of 20', () => {
    expect(base.settings.qr).toMatchObject({ size: 200, margin: 20 })
  })

  it('loading code times out after 120 seconds, a call after 30 (R-CONSTANTS-24)', () => {
    expect(base.settings.times).toMatchObject({ chunkTimeoutSeconds: 120, callTimeoutSeconds: 30 })
  })

  it('announcements have five types, and execution type B (R-NOTICE-09)', () => {
    expect(base.settings.announcements).toEqual({ types: ['B', 'PL', 'PU', 'PR', 'H'], execution: 'B', platform: 'W' })
  })

  it('agents have the types 1, 2, 41 and 42, guests have 4, and the member bar shows the agent centre to all five (R-CONSTANTS-07, R-NAV-MEMBER-BAR-16)', () => {
    expect(base.settings.accountTypes).toEqual({ agentCentre: [1, 2, 41, 42], guest: [4], barAgents: [1, 2, 4, 41, 42] })
  })
})
