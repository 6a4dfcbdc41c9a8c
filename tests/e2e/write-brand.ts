import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testServer } from './test-server.ts'

const readTexts = (id: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../merchants/${id}/messages/EN.json`), 'utf8')) as Record<string, string>

/**
 * Pseudo-localises a text: puts it in brackets and repeats each vowel with a diacritic, so that overflow and missing
 * translations become visible. Placeholders and URLs are kept.
 */
const pseudoLocalize = (text: string): string =>
  text.startsWith('http')
    ? text
    : `⟦${text.replace(/\{\w+\}|[aeiou]/gi, (match) => (match.startsWith('{') ? match : `${match}${'àéîõü'['aeiou'.indexOf(match.toLowerCase())] ?? ''}`))}⟧`

/**
 * Returns the keys under which the Arabic pseudo-locale contains an English text. English has only the plural forms
 * `one` and `other`, so the text of `other` is used for all forms of Arabic except `one`.
 */
const listPluralKeys = (key: string, texts: Readonly<Record<string, string>>): readonly string[] =>
  key.endsWith('_other') && key.replace(/other$/, 'one') in texts
    ? ['zero', 'two', 'few', 'many', 'other'].map((form) => key.replace(/other$/, form))
    : [key]

/** Returns the pseudo-localised English texts of brands, with the plural forms of Arabic. */
export function createPseudoLocale(...ids: readonly string[]): Record<string, string> {
  const texts = Object.assign({}, ...ids.map(readTexts)) as Record<string, string>
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      listPluralKeys(key, texts).map((pluralKey) => [pluralKey, key.startsWith('$') ? text : pseudoLocalize(text)] as const),
    ),
  )
}

/** Writes a brand that extends another to the merchants folder of the test server, which serves it shortly after. */
export function writeBrand(id: string, baseBrand: string, files: Readonly<Record<string, object>>): void {
  const folder = join(testServer.merchantsDir, id)
  for (const [path, content] of Object.entries({
    'merchant.json': { extends: baseBrand, name: id, code: id.toUpperCase(), domains: [] },
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(content))
  }
}
