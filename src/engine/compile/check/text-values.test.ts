import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../read/source-file.ts'
import { TextValues, valuesIn } from './text-values.ts'

type Texts = Readonly<Record<string, string>>

const read = (name: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../merchants/base/messages', `${name}.json`), 'utf8')) as Texts
const [english, vietnamese] = [read('EN'), read('TY')]
const valuesOf = (texts: Texts, other: Texts = vietnamese): TextValues =>
  new TextValues([{ value: texts } as unknown as SourceFile, { value: other } as unknown as SourceFile], [])

/** Every value of every text, and the text with one letter too many in it. */
const slips = Object.entries(english).flatMap(([key, text]) =>
  [...new Set(valuesIn(text))].map((name) => ({ key, name, slip: `${name}${name.at(-1) ?? ''}`, text })),
)

describe('the values that a text gets', () => {
  it('are those that stand in it, where nothing is misspelt', () => {
    const values = valuesOf(english)
    const wrong = Object.entries(english).filter(([key, text]) => valuesIn(text).some((name) => values.of(key)?.includes(name) === false))
    expect(wrong).toEqual([])
  })

  it('are none of a slip in the language that the others follow, wherever it is made, and what the others say in its place', () => {
    expect(slips.length).toBeGreaterThan(250)
    const wrong = slips.filter(({ key, name, slip, text }) => {
      const names = valuesOf({ ...english, [key]: text.replaceAll(`{${name}}`, `{${slip}}`) }).of(key) ?? []
      return names.includes(slip) || (valuesIn(vietnamese[key] ?? '').includes(name) && !names.includes(name))
    })
    expect(wrong.map(({ key, slip }) => `${key} {${slip}}`)).toEqual([])
  })

  it('are what a configuration gives besides', () => {
    const texts = { ...english, register_title: 'Join and get {gift}' }
    const sources = [{ value: texts }, { value: vietnamese }] as unknown as SourceFile[]
    expect(new TextValues(sources, []).of('register_title')).not.toContain('gift')
    expect(new TextValues(sources, ['gift']).of('register_title')).toContain('gift')
  })
})
