import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Text } from '../../src/engine/index.ts'
import type { NoText } from '../../src/engine/rules/text.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { allPluralForms, listPluralForms } from '../../src/engine/rules/plural-form.ts'
import { countedTexts, programTexts } from '../../src/generated/messages.ts'
import { registerFields } from '../../src/generated/register-fields.ts'
import { readText, root, listTextFiles } from './tracked-files.ts'

const sourceFiles = listTextFiles().filter(
  (file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.') && !/^src\/(?:generated|engine\/testing)\//.test(file),
)
const findMatches = (files: readonly string[], pattern: RegExp): readonly string[] => [
  ...new Set(files.flatMap((file) => [...(readText(file) ?? '').matchAll(pattern)].flatMap(([, found]) => found ?? []))),
]

describe('catalogues and their implementations match', () => {
  const schemas = readdirSync(join(root, 'schemas/widgets')).map((file) => file.replace(/\.json$/, ''))

  it('every widget has a schema, every schema a widget, and every widget one view typed with its own props', () => {
    const folders = readdirSync(join(root, 'src/widgets'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
    expect(folders.toSorted()).toEqual(schemas.toSorted())
    const views = folders.map((folder) =>
      ['view.tsx', 'eager-view.tsx'].map((fileName) => `src/widgets/${folder}/${fileName}`).filter((file) => existsSync(join(root, file))),
    )
    expect(views.filter(({ length }) => length !== 1)).toEqual([])
    const listViewKinds = (file: string): readonly (string | undefined)[] =>
      [...(readText(file) ?? '').matchAll(/WidgetViewProps<'([^']+)'>/g)].map(([, kind]) => kind)
    const mismatchedViews = views.flat().filter((file) => listViewKinds(file).some((kind) => kind !== file.split('/')[2]))
    expect(mismatchedViews).toEqual([])
  })

  it('every operation is handled by exactly one module, and no module handles an unknown operation', () => {
    const declaredOperations = Object.keys(endpoints).toSorted()
    const handlerFiles = listTextFiles().filter((file) => /^server\/modules\/\w+\/(?:\w+-)?handlers\.ts$/.test(file))
    const handledOperations = handlerFiles.flatMap((file) =>
      [...(readText(file) ?? '').matchAll(/^ {2,4}'(\w+\.\w+)':/gm)].flatMap(([, name]) => name ?? []),
    )
    expect(handledOperations.toSorted()).toEqual(declaredOperations)
  })

  it('registration fields are listed in one schema only: no other schema and no code lists them', () => {
    const collectFieldLists = (schema: unknown): readonly string[][] => {
      if (typeof schema !== 'object' || schema === null) return []
      const names = Array.isArray(schema) ? schema : Object.keys(schema)
      return [names.filter((name: string) => fieldNames.has(name)), ...Object.values(schema).flatMap(collectFieldLists)]
    }
    const fieldNames = new Set<string>(registerFields)
    const schemaFiles = ['api', 'merchant', 'widgets'].flatMap((schemaFolder) =>
      readdirSync(join(root, 'schemas', schemaFolder)).map((file) => `${schemaFolder}/${file}`),
    )
    const lists = schemaFiles.flatMap((file) =>
      collectFieldLists(JSON.parse(readText(`schemas/${file}`) ?? '')).map((names) => ({
        file,
        names: names.join(' '),
        count: names.length,
      })),
    )
    expect(lists.filter(({ count }) => count > 3)).toEqual([])
    const sources = listTextFiles().filter(
      (file) => /^(?:src|server|demo)\/.*\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|^src\/(?:generated|engine\/testing)\//.test(file),
    )
    const distinctiveNames = ['telegram', 'zalo', 'whatsapp', 'wechat', 'occupation', 'nationality', 'placeOfBirth', 'sourceOfIncome']
    expect(distinctiveNames.filter((name) => !fieldNames.has(name))).toEqual([])
    const mentions = sources.flatMap((file) =>
      distinctiveNames
        .filter((name) => new RegExp(`['"\`]${name}['"\`]|\\b${name}:`).test(readText(file) ?? ''))
        .map((name) => `${file}: ${name}`),
    )
    expect(mentions).toEqual([])
  })

  it('every operation has its path and method in the generated endpoints, and no widget contains a path (R-API-94)', () => {
    for (const { method, path } of Object.values(endpoints)) {
      expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(method)
      expect(path).toMatch(/^\/(?:wps|lgw|lotto)\//)
    }
    const viewFiles = sourceFiles.filter((file) => /^src\/(?:widgets|ui|engine\/render)\//.test(file))
    expect(viewFiles.length).toBeGreaterThan(100)
    expect(findMatches(viewFiles, /(['"`]\/(?:wps|lgw|lotto)\b[^'"`]*)/g)).toEqual([])
  })

  it.each([
    ['EN', 'en-GB'],
    ['TY', 'vi-VN'],
  ])('the base brand has every text that the app uses in %s, in every plural form if it depends on a count', (language, tag) => {
    const texts = JSON.parse(readText(`merchants/base/messages/${language}.json`) ?? '{}') as Readonly<Record<string, string>>
    expect(programTexts.length).toBeGreaterThan(500)
    expect(programTexts.filter((key) => !Object.hasOwn(texts, key))).toEqual([])
    for (const key of countedTexts) {
      expect(
        allPluralForms.filter((form) => Object.hasOwn(texts, `${key}_${form}`)),
        key,
      ).toEqual(listPluralForms(tag))
      expect(texts).not.toHaveProperty([key])
    }
  })

  it('a text that the base brand lacks is a type error, which names the text and the files to add it to', () => {
    const probe: Text = (key, ..._values) => key
    type KeyParameter<Key extends string> = Parameters<typeof probe<Key>>[0]
    expectTypeOf<
      KeyParameter<'balanec'>
    >().toEqualTypeOf<'No text "balanec": add it to each file of merchants/base/messages, then run npm run generate.'>()
    expectTypeOf<KeyParameter<'balance' | 'balanec'>>().toEqualTypeOf<'balance' | NoText<'balanec'>>()
    expectTypeOf<KeyParameter<`balanec_${string}`>>().toEqualTypeOf<NoText<`balanec_${string}`>>()
    expectTypeOf<KeyParameter<'balance'>>().toEqualTypeOf<'balance'>()
    expect(probe('balance')).toBe('balance')
  })

  it('a text with plural forms is a type error without a count', () => {
    const probe: Text = (_, ...[values]) => String(values?.['count'])
    type ValuesParameter<Key extends string> = Parameters<typeof probe<Key>>[1]
    expectTypeOf<undefined>().not.toExtend<ValuesParameter<'games_count'>>()
    expectTypeOf<{ count: number }>().toExtend<ValuesParameter<'games_count'>>()
    expectTypeOf<undefined>().toExtend<ValuesParameter<'balance'>>()
    expect(probe('games_count', { count: 1 })).toBe('1')
  })
})
