import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readText, root, textFiles } from './tracked-files.ts'

/** Operations that the browser does not use, and why the platform has them. */
const externalOnly: Readonly<Record<string, string>> = {
  'deposit.proofFile': 'for back-office programs that look a deposit up; the page shows the file itself when it sends it',
  'game.vassals': 'needs a token, and visitors see vendors too: everybody has them from game.menus',
  'game.vassalTypes': 'needs a token, and visitors see categories too: everybody has them from game.menus',
  'game.vnMenu': 'for programs that show Vietnamese draws alone: the site has their category from game.menus',
  'system.domainRoute': 'for the apps of a brand, which look for a domain that still answers; a page that is shown has one',
  'system.registerSettings': 'the rules come with system.status, which every page asks first: a second request would say the same',
  'system.whitelabel': 'the switches come with system.status, which every page asks first: a second request would say the same',
}

/** Operations that the browser uses without the name of a port method: the source file, and the text that uses it. */
const calledIndirectly: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'activity.claim': ['src/features/activities/activity-button.tsx', "step: 'join' | 'claim'"],
  'verification.work': ['src/adapters/http.ts', "callEndpoint('verification.work'"],
}

const sources = textFiles().filter(
  (file) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|\/testing\/|^src\/(?:generated|adapters|engine\/compile)\//.test(file),
)

describe('every operation is used', () => {
  const calls = readdirSync(join(root, 'schemas/api')).flatMap((file) => {
    const schema = JSON.parse(readText(`schemas/api/${file}`) ?? '') as { 'x-port'?: string; calls?: Readonly<Record<string, unknown>> }
    return Object.keys(schema.calls ?? {}).map((name) => [schema['x-port'] ?? '', name] as const)
  })

  it('every operation by the browser, in a source that names its port, or by others for a listed reason', () => {
    expect(calls.length).toBeGreaterThan(100)
    expect(sources.length).toBeGreaterThan(500)
    const named = sources.map((file) => namesIn(file, readText(file) ?? ''))
    const unused = calls.filter(([port, name]) => !named.some((names) => names.has(port) && names.has(name)))
    expect(unused.map((call) => call.join('.')).toSorted()).toEqual(
      [...Object.keys(externalOnly), ...Object.keys(calledIndirectly)].toSorted(),
    )
    for (const [file, words] of Object.values(calledIndirectly)) expect(readText(file)).toContain(words)
  })

  it.each(['ports.game.popular(query)', 'const { popular } = ports.game', '({ game }) => game.popular(query)'])(
    'an operation is used by %s',
    (text) => expect(namesIn('probe.ts', text)).toEqual(new Set(['game', 'popular'])),
  )

  it.each(['// ports.game.popular()', "const game = 'popular'", 'interface Ports { game: { popular(): void } }'])(
    'an operation is not used by %s',
    (text) => expect(namesIn('probe.ts', text)).toEqual(new Set()),
  )
})

/** The names of members and of destructured properties. */
function namesIn(file: string, text: string): ReadonlySet<string> {
  const found = new Set<string>()
  new Visitor({
    MemberExpression: ({ computed, property }) => void (!computed && property.type === 'Identifier' && found.add(property.name)),
    ObjectPattern: ({ properties }) => {
      for (const one of properties) if (one.type === 'Property' && one.key.type === 'Identifier') found.add(one.key.name)
    },
  }).visit(parseSync(file, text).program)
  return found
}
