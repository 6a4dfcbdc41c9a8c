import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import { describe, expect, it } from 'vitest'
import { countedTexts } from '../../src/generated/messages.ts'
import { runLivery } from './run-livery.ts'
import { TestBrands } from './test-brands.ts'

/** Creates the brand pearl, with Thai enabled and these Thai texts. */
function createBrandWithThai(texts: unknown = { in_home: 'หน้าแรก', in_lott_game: 'หวย' }): TestBrands {
  const brands = new TestBrands()
  brands.addBrand('pearl', { 'languages.json': { catalogue: { TH: { enabled: true } } }, 'messages/TH.json': texts })
  return brands
}

const runTexts = (brands: TestBrands, ...args: string[]) => runLivery('texts', 'pearl', ...args, '--merchants', brands.root)
const readThai = (brands: TestBrands): string => readFileSync(join(brands.root, 'pearl/messages/TH.json'), 'utf8')

/** Exports the missing Thai texts, adds these translations to the exported file, and imports it. */
async function translate(
  brands: TestBrands,
  translations: Readonly<Record<string, string>>,
  editPo: (text: string) => string = (text) => text,
) {
  const file = join(brands.root, 'th.po')
  expect((await runTexts(brands, 'TH', '--missing', '--export', file)).code).toBe(0)
  const table = po.parse(readFileSync(file))
  for (const [key, text] of Object.entries(translations))
    for (const entry of Object.values(table.translations[key] ?? {})) entry.msgstr = [text]
  writeFileSync(file, editPo(po.compile(table).toString()))
  return runTexts(brands, 'TH', '--import', file)
}

describe('livery texts', () => {
  it('reports how many texts each enabled language has, counting every plural form of the language', async () => {
    using brands = createBrandWithThai()
    const { code, out } = await runTexts(brands)
    expect(code).toBe(0)
    const [english, vietnamese, thaiLine, ...otherLines] = out.trimEnd().split('\n')
    const total = Number(/of (\d+)/.exec(english ?? '')?.[1])
    expect(english).toBe(`EN    ${total} of ${total} texts (100 %)  English`)
    const textCount = Number(/of (\d+)/.exec(vietnamese ?? '')?.[1])
    expect(textCount).toBe(total - countedTexts.length)
    expect(vietnamese).toContain(`${textCount} of ${textCount} texts`)
    expect(thaiLine).toBe(`TH    2 of ${textCount} texts (0 %)  ไทย; the others fall back to EN`)
    expect(otherLines).toEqual([])
  })

  it('lists every text with its definition or its fallback, and only the missing texts with --missing', async () => {
    using brands = createBrandWithThai()
    const lines = (await runTexts(brands, 'TH')).out.split('\n')
    expect(lines).toContain(`in_home  หน้าแรก  ${brands.root}/pearl/messages/TH.json:2`)
    expect(lines.find((line) => line.startsWith('in_live_game '))).toMatch(
      /^in_live_game {2}Live casino {2}falls back to EN {2}.*\/base\/messages\/EN\.json:\d+$/,
    )
    const missingOutput = (await runTexts(brands, 'TH', '--missing')).out
    expect(missingOutput).not.toContain('in_home ')
    expect(missingOutput).toContain('in_live_game ')
  })

  it('exports texts for translators and imports the translations in the order of the source, without other changes to the file', async () => {
    using brands = createBrandWithThai('{\n    "in_home": "หน้าแรก",\n    "in_vnlott_game":   "ฮานอย",\n    "own_text": null\n}\n')
    const { code, out } = await translate(brands, { in_lott_game: 'หวย "ใหญ่"\nสองบรรทัด', report_all: 'ทั้งหมด ({count})' })
    expect(code).toBe(0)
    expect(out).toContain(`2 texts written to ${brands.root}/pearl/messages/TH.json; 0 unchanged, `)
    expect(readThai(brands)).toBe(
      '{\n    "in_home": "หน้าแรก",\n    "in_lott_game": "หวย \\"ใหญ่\\"\\nสองบรรทัด",\n    "in_vnlott_game":   "ฮานอย",\n    "report_all": "ทั้งหมด ({count})",\n    "own_text": null\n}\n',
    )
  })

  it('reports the plural form `other` as the fallback of a missing form, and English as the fallback of a missing text', async () => {
    using brands = new TestBrands()
    brands.addBrand('pearl', { 'messages/RU.json': { games_count_one: '{count} игра', games_count_other: '{count} игры' } })
    const lines = (await runTexts(brands, 'RU', '--missing')).out.split('\n')
    const findLine = (key: string) => lines.find((line) => line.startsWith(`${key} `)) ?? ''
    expect(findLine('games_count_few')).toMatch(
      /^games_count_few {2}\{count\} игры {2}missing plural form: .*\/pearl\/messages\/RU\.json:\d+$/,
    )
    expect(findLine('games_count_few')).not.toContain('falls back')
    expect(findLine('in_live_game')).toContain('falls back to EN')
  })

  it('exports each plural form of the language as a separate entry, and imports it', async () => {
    using brands = new TestBrands()
    brands.addBrand('pearl')
    const file = join(brands.root, 'ru.po')
    await runTexts(brands, 'RU', '--export', file)
    const table = po.parse(readFileSync(file))
    const expectedTexts: Record<string, string> = {
      games_count_one: '{count} игра',
      games_count_few: '{count} игры',
      games_count_many: '{count} игр',
      games_count_other: '{count} игры',
    }
    const pluralForms = Object.entries(table.translations).filter(([key]) => key.startsWith('games_count_'))
    expect(pluralForms.map(([key, entries]) => [key, Object.keys(entries)])).toEqual([
      ['games_count_one', ['{count} game']],
      ['games_count_few', ['{count} games']],
      ['games_count_many', ['{count} games']],
      ['games_count_other', ['{count} games']],
    ])
    for (const [key, entries] of pluralForms) for (const entry of Object.values(entries)) entry.msgstr = [expectedTexts[key] ?? '']
    expect(Object.values(pluralForms[1]?.[1] ?? {})[0]?.comments?.extracted).toBe('The plural form "few" of games_count')
    writeFileSync(file, po.compile(table))
    const { code, out } = await runTexts(brands, 'RU', '--import', file)
    expect([code, out]).toEqual([0, expect.stringContaining('4 texts written to ')])
    const { $schema: _, ...texts } = JSON.parse(readFileSync(join(brands.root, 'pearl/messages/RU.json'), 'utf8')) as Record<string, string>
    expect(texts).toEqual(expectedTexts)
    expect(Object.keys(texts)).toEqual(Object.keys(expectedTexts))
  })

  it('creates the file of a language without texts, with its schema', async () => {
    using brands = new TestBrands()
    brands.addBrand('pearl')
    const { code } = await translate(brands, { in_home: 'หน้าแรก' })
    expect(code).toBe(0)
    expect(readThai(brands)).toMatch(/^\{\n {2}"\$schema": ".*\/schemas\/parts\/merchant\/messages\.json",\n {2}"in_home": "หน้าแรก"\n\}\n$/)
  })

  it('writes nothing if nothing has changed, and copies no inherited text', async () => {
    using brands = createBrandWithThai()
    const file = join(brands.root, 'ty.po')
    await runTexts(brands, 'TY', '--export', file)
    const { out } = await runTexts(brands, 'TY', '--import', file)
    expect(out).toMatch(/^0 texts written to .*; \d{4} unchanged, 0 not translated\.\n$/)
    expect(existsSync(join(brands.root, 'pearl/messages/TY.json'))).toBe(false)
  })

  it.each([
    ['an unknown placeholder', { report_all: 'ทั้งหมด ({cuont})' }, 'report_all: this text has no value {cuont}. Did you mean {count}?'],
    ['a missing placeholder', { report_all: 'ทั้งหมด' }, 'report_all: the value {count} is missing.'],
  ])('rejects %s, and writes nothing', async (_, translations, expectedError) => {
    using brands = createBrandWithThai()
    const original = readThai(brands)
    const { code, err } = await translate(brands, { in_live_game: 'คาสิโนสด', ...translations })
    expect(code).toBe(1)
    expect(err).toBe(`${brands.root}/th.po: ${expectedError}\nNothing was written: 1 error.\n`)
    expect(readThai(brands)).toBe(original)
  })

  it('rejects an unknown key, suggests the nearest one, and rejects a text that would make the brand invalid', async () => {
    using brands = createBrandWithThai()
    const original = readThai(brands)
    const unknownKeyResult = await translate(brands, {}, (text) => text.replace('msgctxt "in_live_game"', 'msgctxt "in_live_gmae"'))
    expect([unknownKeyResult.code, unknownKeyResult.err]).toEqual([
      1,
      expect.stringContaining('in_live_gmae: unknown key. Did you mean "in_live_game"?'),
    ])
    const markupResult = await translate(brands, { in_live_game: '<b>คาสิโนสด</b>' })
    expect([markupResult.code, markupResult.err]).toEqual([
      1,
      expect.stringMatching(/markup-in-text[\s\S]*Nothing was written: pearl would not be valid\.\n$/),
    ])
    expect(readThai(brands)).toBe(original)
  })

  it('skips fuzzy entries, and reports texts whose source has changed since the export', async () => {
    using brands = createBrandWithThai()
    const { code, out } = await translate(brands, { in_live_game: 'คาสิโนสด', in_vnlott_game: 'เดา' }, (text) =>
      text
        .replace('msgctxt "in_vnlott_game"', '#, fuzzy\nmsgctxt "in_vnlott_game"')
        .replace('msgid "Live casino"\nmsgstr "คาสิโนสด"', 'msgid "Live"\nmsgstr "คาสิโนสด"'),
    )
    expect(code).toBe(0)
    expect(out).toContain('in_live_game: the reference text has changed since the export.')
    expect(out).toContain('1 marked fuzzy and left out.')
    expect(JSON.parse(readThai(brands))).toEqual({ in_home: 'หน้าแรก', in_lott_game: 'หวย', in_live_game: 'คาสิโนสด' })
  })

  it('rejects an unknown language, a missing or malformed file, and a file of another language', async () => {
    using brands = createBrandWithThai()
    expect((await runTexts(brands, 'TX')).err).toMatch(/^livery: unknown language "TX" in languages\.json\. Did you mean "T[HWYLAER]"\?\n$/)
    expect((await runTexts(brands, 'TH', '--import', join(brands.root, 'no.po'))).err).toContain('there is no file ')
    const file = join(brands.root, 'th.po')
    await runTexts(brands, 'TH', '--export', file)
    expect((await runTexts(brands, 'TY', '--import', file)).err).toBe(`livery: ${file} is for the language TH, not TY.\n`)
    writeFileSync(file, 'msgctxt "in_home"\nmsgid "Home\nmsgstr "x"\n')
    expect(await runTexts(brands, 'TH', '--import', file)).toMatchObject({ code: 2, err: expect.stringContaining('cannot be read as PO') })
  })
})
