import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readText, root, listTextFiles } from './tracked-files.ts'

/** Operations that the site does not call, and why it does not need them. */
const externalOperations: Readonly<Record<string, string>> = {
  'deposit.proofFile': 'for other clients of players, such as apps; the page shows the uploaded file without fetching it',
  'game.vassals': 'needs a token, and visitors see vendors too: the site reads them from game.menus',
  'game.vassalTypes': 'needs a token, and visitors see categories too: the site reads them from game.menus',
  'game.vnMenu': 'for clients that list only Vietnamese lotteries: the site reads their category from game.menus',
  'system.domainRoute': 'for the apps of a brand, which search for a reachable domain; a page in a browser has one',
  'system.registerSettings': 'system.status, which every page requests first, returns the same rules',
  'system.whitelabel': 'system.status, which every page requests first, returns the same flags',
}

/**
 * Operations that a source uses without naming their port and method as members: the file, and the code in it that uses
 * them.
 */
const indirectCalls: Readonly<Record<string, readonly [file: string, code: string]>> = {
  'activity.claim': ['src/features/activities/activity-button.tsx', "action: 'join' | 'claim'"],
  'verification.work': ['src/adapters/http.ts', "callEndpoint('verification.work'"],
}

const sources = listTextFiles().filter(
  (file) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|\/testing\/|^src\/(?:generated|adapters|engine\/compile)\//.test(file),
)

describe('every operation is used', () => {
  const operations = readdirSync(join(root, 'schemas/api')).flatMap((file) => {
    const schema = JSON.parse(readText(`schemas/api/${file}`) ?? '') as { 'x-port'?: string; endpoints?: Readonly<Record<string, unknown>> }
    return Object.keys(schema.endpoints ?? {}).map((name) => [schema['x-port'] ?? '', name] as const)
  })

  it('by a browser source that names its port and method, indirectly by a listed file, or only by other clients for a listed reason', () => {
    expect(operations.length).toBeGreaterThan(100)
    expect(sources.length).toBeGreaterThan(500)
    const namesByFile = sources.map((file) => findMemberNames(file, readText(file) ?? ''))
    const unusedOperations = operations.filter(([port, name]) => !namesByFile.some((names) => names.has(port) && names.has(name)))
    expect(unusedOperations.map((operation) => operation.join('.')).toSorted()).toEqual(
      [...Object.keys(externalOperations), ...Object.keys(indirectCalls)].toSorted(),
    )
    for (const [file, sourceText] of Object.values(indirectCalls)) expect(readText(file)).toContain(sourceText)
  })

  it.each(['ports.game.popular(query)', 'const { popular } = ports.game', '({ game }) => game.popular(query)'])(
    'an operation is used by %s',
    (text) => expect(findMemberNames('probe.ts', text)).toEqual(new Set(['game', 'popular'])),
  )

  it.each(['// ports.game.popular()', "const game = 'popular'", 'interface Ports { game: { popular(): void } }'])(
    'an operation is not used by %s',
    (text) => expect(findMemberNames('probe.ts', text)).toEqual(new Set()),
  )
})

/** Returns the names of the members that a source accesses and of the properties that it destructures. */
function findMemberNames(file: string, text: string): ReadonlySet<string> {
  const names = new Set<string>()
  new Visitor({
    MemberExpression: ({ computed, property }) => void (!computed && property.type === 'Identifier' && names.add(property.name)),
    ObjectPattern: ({ properties }) => {
      for (const entry of properties) if (entry.type === 'Property' && entry.key.type === 'Identifier') names.add(entry.key.name)
    },
  }).visit(parseSync(file, text).program)
  return names
}
