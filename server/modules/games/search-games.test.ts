import { describe, expect, it } from 'vitest'
import type { OfferedGame } from './offer.ts'
import { searchByName, foldText } from './search-games.ts'

const createGame = (en: string, vi: string, vendor = 'V', overrides: Partial<OfferedGame> = {}): OfferedGame => ({
  id: en,
  vendor,
  category: 'RNG',
  shownIn: 'RNG',
  name: en,
  names: { en, vi },
  ...overrides,
})
const games = [
  createGame('Lantern Street', 'Phố Lồng Đèn'),
  createGame('Jade Tiger', 'Mãnh Hổ Ngọc Bích'),
  createGame("Corsair's Chest", 'Rương Báu Hải Tặc'),
  createGame('Tiger Fortunes', 'Vận May Mãnh Hổ', 'W', { hot: true }),
]
const vendors = new Map([
  ['V', 'Paper Garden'],
  ['W', 'Nova Reels'],
])
const searchNames = (query: string): string[] => searchByName(games, query, vendors).map(({ name }) => name)

describe('searchByName', () => {
  it('finds a name in any language, with accents and without', () => {
    expect(searchNames('lồng đèn')).toEqual(['Lantern Street'])
    expect(searchNames('long den')).toEqual(['Lantern Street'])
    expect(searchNames('LANTERN')).toEqual(['Lantern Street'])
  })

  it('tolerates one typo: a wrong, missing, extra or transposed letter', () => {
    for (const typo of ['lantren', 'lanten', 'lanttern', 'lamtern']) expect(searchNames(typo)).toEqual(['Lantern Street'])
    expect(searchNames('jadd')).toEqual(['Jade Tiger'])
  })

  it('tolerates no typos in very short words, and finds nothing for an unrelated query', () => {
    expect(searchNames('xa')).toEqual([])
    expect(searchNames('zebra')).toEqual([])
    expect(searchNames('   ')).toEqual([])
    expect(searchNames('🐯')).toEqual([])
  })

  it('ranks games by relevance, and hot games first on equal relevance', () => {
    expect(searchNames('tiger')).toEqual(['Tiger Fortunes', 'Jade Tiger'])
    expect(searchNames('jade tiger')[0]).toBe('Jade Tiger')
  })

  it('finds by prefix, without spaces, and with or without apostrophes', () => {
    expect(searchNames('tig')).toHaveLength(2)
    expect(searchNames('jadeti')).toEqual(['Jade Tiger'])
    expect(searchNames('corsairs')).toEqual(["Corsair's Chest"])
  })

  it("matches the vendor's name too", () => {
    expect(searchNames('nova')).toEqual(['Tiger Fortunes'])
    expect(searchNames('nova tiger')).toEqual(['Tiger Fortunes'])
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
