import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../contract/diagnostic.ts'
import { compileMerchants } from './index.ts'
import { baseFiles } from './test-kit/base-files.ts'
import { child, type Files, MerchantsFixture } from './test-kit/merchants-fixture.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies a change to the files of a merchant. */
const applyChange = (inherited: unknown, change: unknown): unknown =>
  isObject(inherited) && isObject(change) && !(change instanceof Uint8Array)
    ? { ...inherited, ...Object.fromEntries(Object.entries(change).map(([key, value]) => [key, applyChange(inherited[key], value)])) }
    : change

const helpTopic = (content: string): Json => ({
  help: { own: { group: 'about', order: 1, texts: { EN: { title: 'Own', content }, TY: { title: 'Own', content: 'Own' } } } },
})

interface Mistake {
  readonly kind: string
  readonly code: string
  readonly files: Files
  /** Text in the line of the finding. */
  readonly line: string
  /** Files that correct the mistake in a merchant that extends the one that made it. */
  readonly corrected: Files
}

const mistakes: readonly Mistake[] = [
  {
    kind: 'a promise',
    code: 'unknown-promise',
    files: { 'content.json': helpTopic('<p>{withdrawal.usualTimes}</p>') },
    line: 'usualTimes',
    corrected: { 'content.json': helpTopic('<p>Own</p>') },
  },
  {
    kind: 'a dead link',
    code: 'dead-link',
    files: { 'content.json': helpTopic('<a href="/nowhere">x</a>') },
    line: '/nowhere',
    corrected: { 'content.json': helpTopic('<p>Own</p>') },
  },
  {
    kind: 'a colour',
    code: 'low-contrast',
    files: { 'theme.json': { dark: { muted: '#555560' } } },
    line: '"muted"',
    corrected: { 'theme.json': { dark: { muted: '#b9b9c6' } } },
  },
  {
    kind: 'a language',
    code: 'language-lacking',
    files: { 'content.json': { help: { own: { group: 'about', order: 1, texts: { EN: { title: 'Own', content: 'Own' } } } } } },
    line: '"texts"',
    corrected: { 'content.json': helpTopic('Own') },
  },
  {
    kind: 'a relation',
    code: 'bounds-swapped',
    files: { 'platform.json': { withdrawals: { min: '900.00', max: '100.00' } } },
    line: '"min"',
    corrected: { 'platform.json': { withdrawals: { max: '1000.00' } } },
  },
  {
    kind: 'a picture',
    code: 'asset-empty',
    files: { 'assets/own.webp': '' },
    line: '',
    corrected: { 'content.json': helpTopic('Own') },
  },
  {
    kind: 'a condition',
    code: 'never-true',
    files: {
      'navigation.json': {
        about: {
          own: {
            order: 1,
            action: { article: 'privacy' },
            name: 'in_privacy',
            enName: 'Own',
            when: { all: [{ loggedIn: true }, { loggedIn: false }] },
          },
        },
      },
    },
    line: '"when"',
    corrected: { 'navigation.json': { about: { own: { when: null } } } },
  },
]

const folder = { base: 'base', brand: 'child', grandchild: 'grand' } as const
const layers = ['base', 'brand', 'grandchild'] as const
type Layer = (typeof layers)[number]

/** The root merchant, a brand that extends it and a brand that extends that one, with a mistake in one of them. */
function createLayers(files: Files, layer: Layer, corrected: Files = {}): MerchantsFixture {
  const base = baseFiles()
  const changed =
    layer === 'base' ? Object.fromEntries(Object.entries(files).map(([path, change]) => [path, applyChange(base[path], change)])) : {}
  const grandchild = { 'merchant.json': { extends: 'child', code: 'GRAND1' }, ...corrected, ...(layer === 'grandchild' && files) }
  return new MerchantsFixture({ child: child(layer === 'brand' ? files : {}), grand: grandchild }, changed)
}

async function diagnose(fixture: MerchantsFixture): Promise<readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic>()
  for await (const { diagnostics } of compileMerchants(fixture.root))
    for (const one of diagnostics) found.set(`${one.file}:${one.line}:${one.column} ${one.code} ${one.message}`, one)
  return [...found.values()].map((one) => ({ ...one, file: one.file.replace(`${fixture.root}/`, '') }))
}

describe('a mistake in one of three layers', () => {
  describe.each(mistakes)('$kind', ({ code, files, line, corrected }) => {
    it.each(layers)('is reported once, in the file of the layer that made it: %s', async (layer) => {
      using fixture = createLayers(files, layer)
      const found = await diagnose(fixture)
      expect(found.map((one) => `${one.file.split('/')[0]} ${one.code}`)).toEqual([`${folder[layer]} ${code}`])
      if (line !== '') expect(lineAt(fixture, found[0])).toContain(line)
    })

    it('is not reported for a brand that corrects the inherited mistake', async () => {
      using fixture = createLayers(files, 'brand', corrected)
      expect((await diagnose(fixture)).map((one) => `${one.file.split('/')[0]} ${one.code}`)).toEqual([`child ${code}`])
    })
  })
})

const lineAt = (fixture: MerchantsFixture, one: Diagnostic | undefined): string =>
  readFileSync(join(fixture.root, one?.file ?? ''), 'utf8').split('\n')[(one?.line ?? 0) - 1] ?? ''
