import { describe, expect, it } from 'vitest'
import type { OfferedGame } from './offer.ts'
import { findByName, foldText } from './search-games.ts'

const game = (en: string, vi: string, vendor = 'V', overrides: Partial<OfferedGame> = {}): OfferedGame => ({
  id: en,
  vendor,
  category: 'RNG',
  shownIn: 'RNG',
  name: en,
  names: { en, vi },
  ...overrides,
})
const games = [
  game('Lantern Street', 'Phố Lồng Đèn'),
  game('Jade Tiger', 'Mãnh Hổ Ngọc Bích'),
  game("Corsair's Chest", 'Rương Báu Hải Tặc'),
  game('Tiger Fortunes', 'Vận May Mãnh Hổ', 'W', { hot: true }),
]
const vendors = new Map([
  ['V', 'Paper Garden'],
  ['W', 'Nova Reels'],
])
const find = (query: string): string[] => findByName(games, query, vendors).map(({ name }) => name)

describe('searchByName', () => {
  it('finds a name in any language, with accents and without', () => {
    expect(find('lồng đèn')).toEqual(['Lantern Street'])
    expect(find('long den')).toEqual(['Lantern Street'])
    expect(find('LANTERN')).toEqual(['Lantern Street'])
  })

  it('tolerates one typo: a wrong, missing, extra or transposed letter', () => {
    for (const typo of ['lantren', 'lanten', 'lanttern', 'lamtern']) expect(find(typo)).toEqual(['Lantern Street'])
    expect(find('jadd')).toEqual(['Jade Tiger'])
  })

  it('tolerates no typos in very short words, and finds nothing for an unrelated query', () => {
    expect(find('xa')).toEqual([])
    expect(find('zebra')).toEqual([])
    expect(find('   ')).toEqual([])
    expect(find('🐯')).toEqual([])
  })

  it('ranks games by relevance, and hot games first on equal relevance', () => {
    expect(find('tiger')).toEqual(['Tiger Fortunes', 'Jade Tiger'])
    expect(find('jade tiger')[0]).toBe('Jade Tiger')
  })

  it('finds by prefix, without spaces, and with or without apostrophes', () => {
    expect(find('tig')).toHaveLength(2)
    expect(find('jadeti')).toEqual(['Jade Tiger'])
    expect(find('corsairs')).toEqual(["Corsair's Chest"])
  })

  it("matches the vendor's name too", () => {
    expect(find('nova')).toEqual(['Tiger Fortunes'])
    expect(find('nova tiger')).toEqual(['Tiger Fortunes'])
  })
})

describe('foldText', () => {
  it.each([
    ['Złota Świątynia', 'zlota swiatynia'],
    ['Işık Çarkı', 'isik carki'],
    ['Rødgrød Æble', 'rodgrod aeble'],
    ['Straße', 'strasse'],
    ['ＳＬＯＴ ７７', 'slot 77'],
    ['ｶﾞﾁｬ', foldText('ガチャ')],
  ])('folds letters that do not decompose, and full and half width: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('removes accents, the stroke of đ, case and punctuation', () => {
    expect(foldText('  Xóc-Đĩa:  HOÀNG Gia ')).toBe('xoc dia hoang gia')
  })
})
