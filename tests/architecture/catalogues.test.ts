import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Text } from '../../src/engine/index.ts'
import type { NoText } from '../../src/engine/rules/text.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { allPluralForms, pluralForms } from '../../src/engine/rules/plural-form.ts'
import { countedTexts, programTexts } from '../../src/generated/messages.ts'
import { registerFields } from '../../src/generated/register-fields.ts'
import { readText, root, textFiles } from './tracked-files.ts'

const code = textFiles().filter(
  (file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.') && !/^src\/(?:generated|engine\/testing)\//.test(file),
)
const matches = (files: readonly string[], pattern: RegExp): readonly string[] => [
  ...new Set(files.flatMap((file) => [...(readText(file) ?? '').matchAll(pattern)].flatMap(([, found]) => found ?? []))),
]

describe('catalogues and their implementations match', () => {
  const schemas = readdirSync(join(root, 'schemas/widgets')).map((file) => file.replace(/\.json$/, ''))

  it('a schema for every widget, a widget for every schema, each with one view that takes its props', () => {
    const folders = readdirSync(join(root, 'src/widgets'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
    expect(folders.toSorted()).toEqual(schemas.toSorted())
    const views = folders.map((folder) =>
      ['view.tsx', 'first-view.tsx'].map((part) => `src/widgets/${folder}/${part}`).filter((file) => existsSync(join(root, file))),
    )
    expect(views.filter(({ length }) => length !== 1)).toEqual([])
    const propsOf = (file: string): readonly (string | undefined)[] =>
      [...(readText(file) ?? '').matchAll(/WidgetViewProps<'([^']+)'>/g)].map(([, kind]) => kind)
    const foreign = views.flat().filter((file) => propsOf(file).some((kind) => kind !== file.split('/')[2]))
    expect(foreign).toEqual([])
  })

  it('every operation is answered by one module, once, and nothing else is', () => {
    const declared = Object.keys(endpoints).toSorted()
    const modules = textFiles().filter((file) => /^server\/modules\/\w+\/(?:\w+-)?handlers\.ts$/.test(file))
    const answered = modules.flatMap((file) =>
      [...(readText(file) ?? '').matchAll(/^ {2,4}'(\w+\.\w+)':/gm)].flatMap(([, name]) => name ?? []),
    )
    expect(answered.toSorted()).toEqual(declared)
  })

  it('a registration field is named in one schema only: other schemas and the code have no list of fields', () => {
    const listed = (schema: unknown): readonly string[][] => {
      if (typeof schema !== 'object' || schema === null) return []
      const names = Array.isArray(schema) ? schema : Object.keys(schema)
      return [names.filter((name: string) => fieldNames.has(name)), ...Object.values(schema).flatMap(listed)]
    }
    const fieldNames = new Set<string>(registerFields)
    const rooms = ['api', 'merchant', 'widgets'].flatMap((room) =>
      readdirSync(join(root, 'schemas', room)).map((file) => `${room}/${file}`),
    )
    const lists = rooms.flatMap((file) =>
      listed(JSON.parse(readText(`schemas/${file}`) ?? '')).map((names) => ({ file, names: names.join(' '), count: names.length })),
    )
    expect(lists.filter(({ count }) => count > 3)).toEqual([])
    const sources = textFiles().filter(
      (file) => /^(?:src|server|demo)\/.*\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|^src\/(?:generated|engine\/testing)\//.test(file),
    )
    const plain = ['telegram', 'zalo', 'whatsapp', 'wechat', 'occupation', 'nationality', 'placeOfBirth', 'sourceOfIncome']
    expect(plain.filter((name) => !fieldNames.has(name))).toEqual([])
    const named = sources.flatMap((file) =>
      plain.filter((name) => new RegExp(`['"\`]${name}['"\`]|\\b${name}:`).test(readText(file) ?? '')).map((name) => `${file}: ${name}`),
    )
    expect(named).toEqual([])
  })

  it('every operation has its path and method in the table, and no widget contains one (R-API-94)', () => {
    for (const { method, path } of Object.values(endpoints)) {
      expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(method)
      expect(path).toMatch(/^\/(?:wps|lgw|lotto)\//)
    }
    const drawing = code.filter((file) => /^src\/(?:widgets|ui|engine\/render)\//.test(file))
    expect(drawing.length).toBeGreaterThan(100)
    expect(matches(drawing, /(['"`]\/(?:wps|lgw|lotto)\b[^'"`]*)/g)).toEqual([])
  })

  it.each([
    ['EN', 'en-GB'],
    ['TY', 'vi-VN'],
  ])(
    'every text used by the program is among those of base in %s, with every plural form if it depends on a count, else with none',
    (language, tag) => {
      const texts = JSON.parse(readText(`merchants/base/messages/${language}.json`) ?? '{}') as Readonly<Record<string, string>>
      expect(programTexts.length).toBeGreaterThan(500)
      expect(programTexts.filter((key) => !Object.hasOwn(texts, key))).toEqual([])
      for (const key of countedTexts) {
        expect(
          allPluralForms.filter((form) => Object.hasOwn(texts, `${key}_${form}`)),
          key,
        ).toEqual(pluralForms(tag))
        expect(texts).not.toHaveProperty([key])
      }
    },
  )

  it('a text missing in base is a type error that names it and the file to add it to', () => {
    const probe: Text = (key, ..._values) => key
    type Taken<Key extends string> = Parameters<typeof probe<Key>>[0]
    expectTypeOf<
      Taken<'balanec'>
    >().toEqualTypeOf<'No text "balanec": add it to each file of merchants/base/messages, then run npm run generate.'>()
    expectTypeOf<Taken<'balance' | 'balanec'>>().toEqualTypeOf<'balance' | NoText<'balanec'>>()
    expectTypeOf<Taken<`balanec_${string}`>>().toEqualTypeOf<NoText<`balanec_${string}`>>()
    expectTypeOf<Taken<'balance'>>().toEqualTypeOf<'balance'>()
    expect(probe('balance')).toBe('balance')
  })

  it('a text with plural forms and without a count is a type error that says so', () => {
    const probe: Text = (_, ...[values]) => String(values?.['count'])
    type Given<Key extends string> = Parameters<typeof probe<Key>>[1]
    expectTypeOf<undefined>().not.toExtend<Given<'games_count'>>()
    expectTypeOf<{ count: number }>().toExtend<Given<'games_count'>>()
    expectTypeOf<undefined>().toExtend<Given<'balance'>>()
    expect(probe('games_count', { count: 1 })).toBe('1')
  })
})
