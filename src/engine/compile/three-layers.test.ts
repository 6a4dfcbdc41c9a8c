import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../contract/diagnostic.ts'
import { compileMerchants } from './index.ts'
import { baseFiles } from './test-kit/base-files.ts'
import { child, type Files, World } from './test-kit/world.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The files of a merchant with a change in them. */
const layOver = (below: unknown, change: unknown): unknown =>
  isObject(below) && isObject(change) && !(change instanceof Uint8Array)
    ? { ...below, ...Object.fromEntries(Object.entries(change).map(([key, value]) => [key, layOver(below[key], value)])) }
    : change

const helpTopic = (content: string): Json => ({
  help: { own: { group: 'about', order: 1, texts: { EN: { title: 'Own', content }, TY: { title: 'Own', content: 'Own' } } } },
})

interface Mistake {
  readonly kind: string
  readonly code: string
  readonly files: Files
  /** What the line has that the finding points at. */
  readonly line: string
  /** Takes the mistake away in a merchant that extends the one that made it. */
  readonly mended: Files
}

const mistakes: readonly Mistake[] = [
  {
    kind: 'a promise',
    code: 'unknown-promise',
    files: { 'content.json': helpTopic('<p>{withdrawal.usualTimes}</p>') },
    line: 'usualTimes',
    mended: { 'content.json': helpTopic('<p>Own</p>') },
  },
  {
    kind: 'a dead link',
    code: 'dead-link',
    files: { 'content.json': helpTopic('<a href="/nowhere">x</a>') },
    line: '/nowhere',
    mended: { 'content.json': helpTopic('<p>Own</p>') },
  },
  {
    kind: 'a colour',
    code: 'low-contrast',
    files: { 'theme.json': { dark: { muted: '#555560' } } },
    line: '"muted"',
    mended: { 'theme.json': { dark: { muted: '#b9b9c6' } } },
  },
  {
    kind: 'a language',
    code: 'language-lacking',
    files: { 'content.json': { help: { own: { group: 'about', order: 1, texts: { EN: { title: 'Own', content: 'Own' } } } } } },
    line: '"texts"',
    mended: { 'content.json': helpTopic('Own') },
  },
  {
    kind: 'a relation',
    code: 'bounds-swapped',
    files: { 'platform.json': { withdrawals: { least: '900.00', most: '100.00' } } },
    line: '"least"',
    mended: { 'platform.json': { withdrawals: { most: '1000.00' } } },
  },
  {
    kind: 'a picture',
    code: 'asset-empty',
    files: { 'assets/own.webp': '' },
    line: '',
    mended: { 'content.json': helpTopic('Own') },
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
    mended: { 'navigation.json': { about: { own: { when: null } } } },
  },
]

const folder = { base: 'base', brand: 'child', grandchild: 'grand' } as const
const layers = ['base', 'brand', 'grandchild'] as const
type Layer = (typeof layers)[number]

/** Base, a brand that extends it and a brand that extends that one, with a mistake in one of them. */
function plant(files: Files, layer: Layer, mended: Files = {}): World {
  const base = baseFiles()
  const changed =
    layer === 'base' ? Object.fromEntries(Object.entries(files).map(([path, change]) => [path, layOver(base[path], change)])) : {}
  const grand = { 'merchant.json': { extends: 'child', code: 'GRAND1' }, ...mended, ...(layer === 'grandchild' && files) }
  return new World({ child: child(layer === 'brand' ? files : {}), grand }, changed)
}

async function diagnose(world: World): Promise<readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic>()
  for await (const { diagnostics } of compileMerchants(world.root))
    for (const one of diagnostics) found.set(`${one.file}:${one.line}:${one.column} ${one.code} ${one.message}`, one)
  return [...found.values()].map((one) => ({ ...one, file: one.file.replace(`${world.root}/`, '') }))
}

describe('a mistake in one of three layers', () => {
  describe.each(mistakes)('$kind', ({ code, files, line, mended }) => {
    it.each(layers)('is told once, in the file of the layer that made it: %s', async (layer) => {
      using world = plant(files, layer)
      const found = await diagnose(world)
      expect(found.map((one) => `${one.file.split('/')[0]} ${one.code}`)).toEqual([`${folder[layer]} ${code}`])
      if (line !== '') expect(lineAt(world, found[0])).toContain(line)
    })

    it('is not told of a brand that takes it away from the one that it extends', async () => {
      using world = plant(files, 'brand', mended)
      expect((await diagnose(world)).map((one) => `${one.file.split('/')[0]} ${one.code}`)).toEqual([`child ${code}`])
    })
  })
})

const lineAt = (world: World, one: Diagnostic | undefined): string =>
  readFileSync(join(world.root, one?.file ?? ''), 'utf8').split('\n')[(one?.line ?? 0) - 1] ?? ''
