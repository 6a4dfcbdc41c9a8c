import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readText, root, textFiles } from './tracked-files.ts'

/** Words that are not an overlay, route or page of a brand, although base has one of that name. */
const others: Readonly<Record<string, string>> = {
  paymentPassword: 'the field of that name in registration and in calls',
  header: 'a place of a layout, fixed by its schema',
  footer: 'a place of a layout, fixed by its schema',
  rightBar: 'a place of navigation.json, fixed by its schema',
  customerService: 'a part of platform.json, fixed by its schema',
  memberBar: 'a place of navigation.json, fixed by its schema',
}

const ids = idsOfBase()

describe('code names no overlay, route or page that a brand may remove', () => {
  const files = textFiles().filter(
    (file) =>
      /^(?:src|server)\/.*\.(?:tsx?|mjs)$/.test(file) &&
      !/\.(?:test|fixture)\.|^src\/(?:generated|engine\/(?:testing|compile\/test-kit))\//.test(file),
  )

  it('uses the roles of the configuration instead', () => {
    expect(ids.size).toBeGreaterThan(80)
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => namedIn(file, readText(file) ?? ''))).toEqual([])
  })

  it.each([
    ["routes.routes['help']?.path", 'help'],
    ["engine.openOverlay('login')", 'login'],
    ["overlays.find('search')", 'search'],
    ["const action = { route: 'index' }", 'index'],
    ["if (route.id === 'game') open()", 'game'],
    ["const pages = { unknown: 'unavailable' }", 'unavailable'],
    ["const one = 'memberCentre'", 'memberCentre'],
  ])('is detected in %s', (text, id) => {
    expect(namedIn('probe.ts', text)).toEqual([`probe.ts names "${id}"`])
  })
})

function idsOfBase(): ReadonlySet<string> {
  const read = (name: string): Record<string, never> => JSON.parse(readText(`merchants/base/${name}.json`) ?? '')
  const { overlays, routes, layouts, menus } = Object.fromEntries(
    ['overlays', 'routes', 'layouts', 'menus'].map((name) => [name, read(name)]),
  )
  return new Set([
    ...[overlays?.['overlays'], routes?.['routes'], layouts?.['areas'], layouts?.['layouts']].flatMap((map) => Object.keys(map ?? {})),
    ...['member', 'agent'].flatMap((panel) => Object.keys(menus?.[panel]?.['items'] ?? {})),
    ...readdirSync(join(root, 'merchants/base/pages')).map((file) => file.replace(/\.json$/, '')),
  ])
}

const holder = /overlay|route|page|layout|area|centre|menu/i

/**
 * The ids that a file names: an unusual id anywhere, and a common word only in a position where an id is meant: a key
 * or argument of a collection of ids, a property or constant named after one, or an operand of a comparison with an id.
 */
function namedIn(file: string, text: string): string[] {
  const { program } = parseSync(file, text)
  const found = new Set<string>()
  const take = (node: unknown, expected: boolean): void => {
    const { type, value } = (node ?? {}) as { type?: string; value?: unknown }
    if (
      type === 'Literal' &&
      typeof value === 'string' &&
      ids.has(value) &&
      !Object.hasOwn(others, value) &&
      (expected || /[A-Z]/.test(value))
    )
      found.add(value)
  }
  const isHolder = (node: { start: number; end: number }): boolean => holder.test(text.slice(node.start, node.end))
  new Visitor({
    Literal: (node) => take(node, false),
    MemberExpression: (node) => node.computed && take(node.property, isHolder(node.object)),
    CallExpression: (node) => node.arguments.forEach((argument) => take(argument, isHolder(node.callee))),
    Property: (node) => take(node.value, isHolder(node.key)),
    BinaryExpression: (node) => {
      if (!node.operator.includes('==')) return
      take(node.right, isHolder(node.left))
      take(node.left, isHolder(node.right))
    },
    VariableDeclarator: (node) => {
      if (!isHolder(node.id)) return
      take(node.init, true)
      const object = node.init?.type === 'TSAsExpression' ? node.init.expression : node.init
      if (object?.type === 'ObjectExpression') for (const one of object.properties) take('value' in one ? one.value : undefined, true)
    },
  }).visit(program)
  return [...found].map((id) => `${file} names "${id}"`)
}
