import { describe, expect, it } from 'vitest'
import { markEnglish } from '../rules/fallback-text.ts'
import { formatText } from '../rules/format-text.ts'
import { createBaseFiles } from './test-kit/base-files.ts'
import { createChildFiles, MerchantsFixture } from './test-kit/merchants-fixture.ts'

const english = {
  ...(createBaseFiles()['messages/EN.json'] as object),
  games_count_one: '{count} game',
  games_count_other: '{count} games',
}
const vietnamese = { ...(createBaseFiles()['messages/TY.json'] as object), games_count_other: '{count} trò chơi' }
const base = { 'messages/EN.json': english, 'messages/TY.json': vietnamese }

/** Returns the texts of a brand in a language, the plural forms of `games_count` in them, and its diagnostic codes. */
async function compilePluralForms(language: string, files: Readonly<Record<string, unknown>>) {
  using fixture = new MerchantsFixture({ child: createChildFiles(files) }, base)
  const { config, diagnostics } = await fixture.compile('child')
  const texts = config?.messages[language] ?? {}
  const forms = Object.entries(texts).filter(([key]) => key.startsWith('games_count_'))
  return { texts, forms: Object.fromEntries(forms), codes: diagnostics.map(({ code }) => code) }
}

const french = { 'languages.json': { catalogue: { FR: { enabled: true } } } }

describe('a pluralized text', () => {
  it('has exactly the plural forms of each language', async () => {
    expect(await compilePluralForms('TY', {})).toMatchObject({ forms: { games_count_other: '{count} trò chơi' }, codes: [] })
    expect((await compilePluralForms('EN', {})).forms).toEqual({ games_count_one: '{count} game', games_count_other: '{count} games' })
  })

  it('keeps inherited forms if a brand overrides one of them', async () => {
    const { texts, codes } = await compilePluralForms('EN', { 'messages/EN.json': { games_count_other: '{count} slots' } })
    expect([1, 2].map((count) => formatText(texts, 'en-US', 'games_count', { count }))).toEqual(['1 game', '2 slots'])
    expect(codes).toEqual([])
  })

  it('falls back to the form "other" of its language for each missing form, and to English only if it has no form at all', async () => {
    const withForms = await compilePluralForms('FR', {
      ...french,
      'messages/FR.json': { games_count_one: '{count} jeu', games_count_other: '{count} jeux' },
    })
    expect(withForms.forms).toEqual({ games_count_one: '{count} jeu', games_count_many: '{count} jeux', games_count_other: '{count} jeux' })
    const withoutForms = await compilePluralForms('FR', { ...french, 'messages/FR.json': { in_home: 'Accueil' } })
    expect(withoutForms.forms).toEqual({
      games_count_one: markEnglish('{count} game'),
      games_count_other: markEnglish('{count} games'),
    })
  })

  it('uses the plural rules of English for an English fallback', async () => {
    const { texts } = await compilePluralForms('FR', { ...french, 'messages/FR.json': { in_home: 'Accueil' } })
    const formatted = [0, 1, 2].map((count) => formatText(texts, 'fr-FR', 'games_count', { count }))
    expect(formatted).toEqual([markEnglish('0 games'), markEnglish('1 game'), markEnglish('2 games')])
  })
})
