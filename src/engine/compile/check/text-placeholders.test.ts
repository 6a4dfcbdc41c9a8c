import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../read/source-file.ts'
import { TextPlaceholders, listPlaceholders } from './text-placeholders.ts'

type Texts = Readonly<Record<string, string>>

const readMessages = (name: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../merchants/base/messages', `${name}.json`), 'utf8')) as Texts
const [english, vietnamese] = [readMessages('EN'), readMessages('TY')]
const createTextPlaceholders = (texts: Texts, otherTexts: Texts = vietnamese): TextPlaceholders =>
  new TextPlaceholders([{ value: texts } as unknown as SourceFile, { value: otherTexts } as unknown as SourceFile], [])

/** Every placeholder of every English text, with a misspelling that repeats its last letter. */
const misspellings = Object.entries(english).flatMap(([key, text]) =>
  [...new Set(listPlaceholders(text))].map((name) => ({ key, name, misspelling: `${name}${name.at(-1) ?? ''}`, text })),
)

describe('findPlaceholders', () => {
  it('returns every placeholder of the text if none is misspelt', () => {
    const values = createTextPlaceholders(english)
    const failingEntries = Object.entries(english).filter(([key, text]) =>
      listPlaceholders(text).some((name) => values.findPlaceholders(key)?.includes(name) === false),
    )
    expect(failingEntries).toEqual([])
  })

  it('replaces a misspelt placeholder in the fallback language with the one that the other languages have', () => {
    expect(misspellings.length).toBeGreaterThan(250)
    const failingMisspellings = misspellings.filter(({ key, name, misspelling, text }) => {
      const names =
        createTextPlaceholders({ ...english, [key]: text.replaceAll(`{${name}}`, `{${misspelling}}`) }).findPlaceholders(key) ?? []
      return names.includes(misspelling) || (listPlaceholders(vietnamese[key] ?? '').includes(name) && !names.includes(name))
    })
    expect(failingMisspellings.map(({ key, misspelling }) => `${key} {${misspelling}}`)).toEqual([])
  })

  it('includes a placeholder that only the config provides', () => {
    const texts = { ...english, register_title: 'Join and get {gift}' }
    const sources = [{ value: texts }, { value: vietnamese }] as unknown as SourceFile[]
    expect(new TextPlaceholders(sources, []).findPlaceholders('register_title')).not.toContain('gift')
    expect(new TextPlaceholders(sources, ['gift']).findPlaceholders('register_title')).toContain('gift')
  })
})
