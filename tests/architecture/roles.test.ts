import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readText, root, listTextFiles } from './tracked-files.ts'

/** Ids of the base brand that have another meaning in code, with that meaning. */
const otherMeanings: Readonly<Record<string, string>> = {
  paymentPassword: 'the field of that name in registration and in API requests',
  header: 'a part of a layout, fixed by its schema',
  footer: 'a part of a layout, fixed by its schema',
  rightBar: 'a part of navigation.json, fixed by its schema',
  customerService: 'a part of platform.json, fixed by its schema',
  memberBar: 'a part of navigation.json, fixed by its schema',
}

const baseIds = readBaseIds()

describe('code names no overlay, route or page that a brand may remove', () => {
  const files = listTextFiles().filter(
    (file) =>
      /^(?:src|server)\/.*\.(?:tsx?|mjs)$/.test(file) &&
      !/\.(?:test|fixture)\.|^src\/(?:generated|engine\/(?:testing|compile\/test-kit))\//.test(file),
  )

  it('uses the roles of the configuration instead', () => {
    expect(baseIds.size).toBeGreaterThan(80)
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => findNamedIds(file, readText(file) ?? ''))).toEqual([])
  })

  it.each([
    ["routes.routes['help']?.path", 'help'],
    ["engine.openOverlay('login')", 'login'],
    ["overlays.find('search')", 'search'],
    ["const action = { route: 'index' }", 'index'],
    ["if (route.id === 'game') open()", 'game'],
    ["const pages = { unknown: 'unavailable' }", 'unavailable'],
    ["const one = 'memberCentre'", 'memberCentre'],
  ])('detects the id in %s', (text, id) => {
    expect(findNamedIds('probe.ts', text)).toEqual([`probe.ts names "${id}"`])
  })
})

function readBaseIds(): ReadonlySet<string> {
  const readBase = (name: string): Record<string, never> => JSON.parse(readText(`merchants/base/${name}.json`) ?? '')
  const { overlays, routes, layouts, menus } = Object.fromEntries(
    ['overlays', 'routes', 'layouts', 'menus'].map((name) => [name, readBase(name)]),
  )
  return new Set([
    ...[overlays?.['overlays'], routes?.['routes'], layouts?.['areas'], layouts?.['layouts']].flatMap((map) => Object.keys(map ?? {})),
    ...['member', 'agent'].flatMap((panel) => Object.keys(menus?.[panel]?.['items'] ?? {})),
    ...readdirSync(join(root, 'merchants/base/pages')).map((file) => file.replace(/\.json$/, '')),
  ])
}

const idContextPattern = /overlay|route|page|layout|area|centre|menu/i

/**
 * Returns the ids that a file names. A camel-case id counts anywhere. An id of one word counts only where an id is
 * expected: as a key or argument of a collection of ids, as the value of a property or constant whose name suggests an
 * id, or as an operand of a comparison with an id.
 */
function findNamedIds(file: string, text: string): string[] {
  const { program } = parseSync(file, text)
  const namedIds = new Set<string>()
  const collect = (node: unknown, isIdExpected: boolean): void => {
    const { type, value } = (node ?? {}) as { type?: string; value?: unknown }
    if (
      type === 'Literal' &&
      typeof value === 'string' &&
      baseIds.has(value) &&
      !Object.hasOwn(otherMeanings, value) &&
      (isIdExpected || /[A-Z]/.test(value))
    )
      namedIds.add(value)
  }
  const isIdContext = (node: { start: number; end: number }): boolean => idContextPattern.test(text.slice(node.start, node.end))
  new Visitor({
    Literal: (node) => collect(node, false),
    MemberExpression: (node) => node.computed && collect(node.property, isIdContext(node.object)),
    CallExpression: (node) => node.arguments.forEach((argument) => collect(argument, isIdContext(node.callee))),
    Property: (node) => collect(node.value, isIdContext(node.key)),
    BinaryExpression: (node) => {
      if (!node.operator.includes('==')) return
      collect(node.right, isIdContext(node.left))
      collect(node.left, isIdContext(node.right))
    },
    VariableDeclarator: (node) => {
      if (!isIdContext(node.id)) return
      collect(node.init, true)
      const object = node.init?.type === 'TSAsExpression' ? node.init.expression : node.init
      if (object?.type === 'ObjectExpression')
        for (const property of object.properties) collect('value' in property ? property.value : undefined, true)
    },
  }).visit(program)
  return [...namedIds].map((id) => `${file} names "${id}"`)
}
