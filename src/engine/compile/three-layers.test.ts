import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../contract/diagnostic.ts'
import { compileMerchants } from './index.ts'
import { createBaseFiles } from './test-kit/base-files.ts'
import { createChildFiles, type Files, MerchantsFixture } from './test-kit/merchants-fixture.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges a change into the content of a file. */
const applyChange = (inherited: unknown, change: unknown): unknown =>
  isObject(inherited) && isObject(change) && !(change instanceof Uint8Array)
    ? { ...inherited, ...Object.fromEntries(Object.entries(change).map(([key, value]) => [key, applyChange(inherited[key], value)])) }
    : change

const createHelpTopic = (content: string): Json => ({
  help: { own: { group: 'about', order: 1, texts: { EN: { title: 'Own', content }, TY: { title: 'Own', content: 'Own' } } } },
})

interface Mistake {
  readonly kind: string
  readonly code: string
  readonly files: Files
  /** Text in the line that the diagnostic points to; empty if the file is not text. */
  readonly lineText: string
  /** Files of a merchant that extends the one with the mistake, which correct the mistake if that is possible. */
  readonly correction: Files
}

const mistakes: readonly Mistake[] = [
  {
    kind: 'a rule value',
    code: 'unknown-rule-value',
    files: { 'content.json': createHelpTopic('<p>{withdrawal.usualTimes}</p>') },
    lineText: 'usualTimes',
    correction: { 'content.json': createHelpTopic('<p>Own</p>') },
  },
  {
    kind: 'a dead link',
    code: 'dead-link',
    files: { 'content.json': createHelpTopic('<a href="/nowhere">x</a>') },
    lineText: '/nowhere',
    correction: { 'content.json': createHelpTopic('<p>Own</p>') },
  },
  {
    kind: 'a colour',
    code: 'low-contrast',
    files: { 'theme.json': { dark: { muted: '#555560' } } },
    lineText: '"muted"',
    correction: { 'theme.json': { dark: { muted: '#b9b9c6' } } },
  },
  {
    kind: 'a language',
    code: 'language-missing',
    files: { 'content.json': { help: { own: { group: 'about', order: 1, texts: { EN: { title: 'Own', content: 'Own' } } } } } },
    lineText: '"texts"',
    correction: { 'content.json': createHelpTopic('Own') },
  },
  {
    kind: 'a relation',
    code: 'min-above-max',
    files: { 'platform.json': { withdrawals: { min: '900.00', max: '100.00' } } },
    lineText: '"min"',
    correction: { 'platform.json': { withdrawals: { max: '1000.00' } } },
  },
  {
    kind: 'a picture',
    code: 'asset-empty',
    files: { 'assets/own.webp': '' },
    lineText: '',
    correction: { 'content.json': createHelpTopic('Own') },
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
    lineText: '"when"',
    correction: { 'navigation.json': { about: { own: { when: null } } } },
  },
]

const folders = { base: 'base', brand: 'child', grandchild: 'grand' } as const
const layers = ['base', 'brand', 'grandchild'] as const
type Layer = (typeof layers)[number]

/** Writes base, a brand that extends it, and a grandchild that extends the brand; `layer` contains the mistake. */
function createLayers(files: Files, layer: Layer, correction: Files = {}): MerchantsFixture {
  const base = createBaseFiles()
  const baseChanges =
    layer === 'base' ? Object.fromEntries(Object.entries(files).map(([path, change]) => [path, applyChange(base[path], change)])) : {}
  const grandchild = { 'merchant.json': { extends: 'child', code: 'GRAND1' }, ...correction, ...(layer === 'grandchild' && files) }
  return new MerchantsFixture({ child: createChildFiles(layer === 'brand' ? files : {}), grand: grandchild }, baseChanges)
}

async function diagnose(fixture: MerchantsFixture): Promise<readonly Diagnostic[]> {
  const diagnosticsByKey = new Map<string, Diagnostic>()
  for await (const { diagnostics } of compileMerchants(fixture.root))
    for (const diagnostic of diagnostics)
      diagnosticsByKey.set(
        `${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.code} ${diagnostic.message}`,
        diagnostic,
      )
  return [...diagnosticsByKey.values()].map((diagnostic) => ({ ...diagnostic, file: diagnostic.file.replace(`${fixture.root}/`, '') }))
}

describe('a mistake in one of three layers', () => {
  describe.each(mistakes)('$kind', ({ code, files, lineText, correction }) => {
    it.each(layers)('is reported once, in the file of the layer that contains it: %s', async (layer) => {
      using fixture = createLayers(files, layer)
      const diagnostics = await diagnose(fixture)
      expect(diagnostics.map((diagnostic) => `${diagnostic.file.split('/')[0]} ${diagnostic.code}`)).toEqual([`${folders[layer]} ${code}`])
      if (lineText !== '') expect(getDiagnosticLine(fixture, diagnostics[0])).toContain(lineText)
    })

    it('is not reported for a brand that corrects the inherited mistake', async () => {
      using fixture = createLayers(files, 'brand', correction)
      expect((await diagnose(fixture)).map((diagnostic) => `${diagnostic.file.split('/')[0]} ${diagnostic.code}`)).toEqual([
        `child ${code}`,
      ])
    })
  })
})

const getDiagnosticLine = (fixture: MerchantsFixture, diagnostic: Diagnostic | undefined): string =>
  readFileSync(join(fixture.root, diagnostic?.file ?? ''), 'utf8').split('\n')[(diagnostic?.line ?? 0) - 1] ?? ''
