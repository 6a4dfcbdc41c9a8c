import { describe, expect, it } from 'vitest'
import { subjects } from '../../../art/subjects/index.ts'
import base from '../../../merchants/base/platform.json' with { type: 'json' }
import { parseVendors, readCatalogue } from './read-catalogue.ts'

const { vendors, games } = readCatalogue()
const entries = Object.entries(games)
const listGameNames = (language: string): (string | undefined)[] => entries.map(([, game]) => game.names[language]?.toLowerCase())

describe('the catalogue', () => {
  it('has at least 1,800 games and is deterministic', () => {
    expect(entries.length).toBeGreaterThanOrEqual(1_800)
    expect(JSON.stringify(readCatalogue())).toBe(JSON.stringify({ vendors, games }))
  })

  it('gives every game a unique name in English and in Vietnamese', () => {
    for (const language of ['en', 'vi']) {
      expect(listGameNames(language)).not.toContain(undefined)
      expect(new Set(listGameNames(language)).size).toBe(entries.length)
    }
  })

  it('has, for every game, a URL-safe id, a vendor with its category, a picture, and short names', () => {
    for (const [id, { vendor, category, motif, names: ownNames }] of entries) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(vendors[vendor]?.categories).toContain(category)
      expect(Object.keys(subjects)).toContain(motif)
      for (const name of Object.values(ownNames)) expect(name.length, name).toBeLessThan(50)
    }
  })

  it('uses each picture once: no two games share motif and look', () => {
    expect(new Set(entries.map(([, { motif, look = 0 }]) => `${String(motif)} ${String(look)}`)).size).toBe(entries.length)
  })

  it('has live tables of eleven kinds, and games of several vendors in every category', () => {
    const codes = new Set(entries.filter(([, { category }]) => category === 'LIVE').map(([, { code }]) => code))
    expect([...codes].toSorted()).toEqual(['BAC', 'DAT', 'FT', 'MT', 'NN', 'ROU', 'SD', 'SIC', 'WZPJ', 'YSX', 'ZJH'].toSorted())
    for (const category of ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'RNG', 'FISH', 'PVP'])
      expect(new Set(entries.filter(([, game]) => game.category === category).map(([, { vendor }]) => vendor)).size).toBeGreaterThan(1)
  })

  it('has the same vendors as the base brand', () => {
    expect(Object.keys(base.vendors).toSorted()).toEqual(Object.keys(vendors).toSorted())
  })
})

describe('parseVendors', () => {
  it('fills in the defaults of the schema', () => {
    const defaults = {
      unknownRollback: 'error',
      earlyRollback: 'reject-bet',
      transactionIdScope: 'vendor',
      settlementCall: 'win',
      openBetCheckMinutes: 5,
    }
    expect(vendors['PGF']?.policy).toEqual(defaults)
    expect(vendors['EVG']?.policy).toEqual({ ...defaults, unknownRollback: 'ok', transactionIdScope: 'player', settlementCall: 'close' })
    expect(vendors['MLT']?.policy).toEqual({ ...defaults, transactionIdScope: 'round', openBetCheckMinutes: 20 })
  })

  it.each([
    [{ policy: { settlementCall: 'never' } }, '/NEW/policy/settlementCall'],
    [{ policy: { openBetCheckMinutes: 0 } }, '/NEW/policy/openBetCheckMinutes'],
    [{ policy: { speed: 1 } }, '/NEW/policy'],
    [{ categories: [] }, '/NEW/categories'],
  ])('rejects %j', (entry, pointer) => {
    expect(() => parseVendors({ NEW: { name: 'New', categories: ['RNG'], ...entry } })).toThrow(
      `The vendors of the catalogue are invalid at ${pointer}: `,
    )
  })
})
