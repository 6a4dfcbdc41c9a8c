import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, it, onTestFinished } from 'vitest'
import { validateImports } from '../../scripts/tools/validate-imports.ts'
import { featureDependencies } from '../../scripts/tools/import-rules.ts'
import { modules } from '../../server/modules/index.ts'
import { listTextFiles } from './tracked-files.ts'

/** Returns the first line of each import violation in a project of these files, followed by the name of the rule. */
function listViolations(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'livery-imports-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['src', 'server', 'demo']) mkdirSync(join(root, folder))
  for (const [file, text] of Object.entries({
    ...files,
    'node_modules/ky/index.js': '',
    'node_modules/ky/package.json': '{"main":"index.js"}',
  })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return validateImports(root, ['src', 'server', 'demo']).violations.map((text) => text.replace(/\n {2}([\w-]+):[^]*/, ' $1'))
}

it('every import follows the import boundaries', () => {
  const { modules, violations } = validateImports(join(import.meta.dirname, '../..'))
  expect(violations).toEqual([])
  expect(modules).toBeGreaterThan(100)
})

it.each([
  ["import { a } from '../../widgets/a.ts'", 'a value'],
  ["import type { A } from '../../widgets/a.ts'", 'a type'],
  ["export * from '../../widgets/a.ts'", 'a re-export of everything'],
  ["export { a } from '../../widgets/a.ts'", 'a re-export by name'],
  ["export const a = () => import('../../widgets/a.ts')", 'a dynamic import'],
  ["export type A = import('../../widgets/a.ts').A", 'an inline type import'],
])('detects a forbidden import: %s', (text) => {
  expect(listViolations({ 'src/engine/state/b.ts': text, 'src/widgets/a.ts': 'export const a = 1; export type A = 1' })).toEqual([
    'src/engine/state/b.ts → src/widgets/a.ts state',
  ])
})

it('detects imports of another widget, of a library outside the module that wraps it, of Node modules and of missing files', () => {
  expect(
    listViolations({
      'src/widgets/one/view.tsx': "import { b } from '../two/b.ts'\nexport const View = () => <p>{b<string>('x')}</p>",
      'src/widgets/two/b.ts':
        "import ky from 'ky'\nimport { join } from 'node:path'\nimport './gone.ts'\nexport const b = <T,>(x: T) => [ky, join, x]",
    }),
  ).toEqual([
    'src/widgets/one/view.tsx → src/widgets/two/b.ts widgets-are-isolated',
    'src/widgets/two/b.ts → node_modules/ky/index.js only-http-uses-ky',
    'src/widgets/two/b.ts → node:path browser-code-has-no-node',
    'src/widgets/two/b.ts → ./gone.ts no-unresolved',
  ])
})

it('reports each import of a cycle, including type imports, and no import that only leads into it', () => {
  expect(
    listViolations({
      'src/ui/a.ts': "import type { B } from './b.ts'\nexport type A = B",
      'src/ui/b.ts': "import { c } from './c.ts'\nexport type B = typeof c",
      'src/ui/c.ts': "import type { A } from './a.ts'\nimport { d } from './d.ts'\nexport const c: A | typeof d = d",
      'src/ui/d.ts': 'export const d = 1',
      'src/ui/e.ts': "import { c } from './c.ts'\nexport const e = c",
    }),
  ).toEqual(['src/ui/a.ts → src/ui/b.ts no-cycles', 'src/ui/b.ts → src/ui/c.ts no-cycles', 'src/ui/c.ts → src/ui/a.ts no-cycles'])
})

it('detects features that import internals of a feature or of the engine, or a feature that is not listed, and an engine that imports a feature', () => {
  expect(
    listViolations({
      'src/engine/index.ts': '',
      'src/engine/render/app.ts': "import '../../features/session/index.ts'",
      'src/features/session/index.ts': "import '../../engine/index.ts'",
      'src/features/session/sign-in.ts': "import '../../engine/render/app.ts'\nimport '../wallet/index.ts'",
      'src/features/wallet/index.ts': "import '../account/index.ts'\nimport '../account/form.ts'\nimport '../games/index.ts'",
      'src/features/account/index.ts': '',
      'src/features/account/form.ts': '',
      'src/features/games/index.ts': "import '../session/index.ts'",
      'src/widgets/one/view.ts': "import '../../features/games/index.ts'\nimport '../../features/account/form.ts'",
    }).toSorted(),
  ).toEqual([
    'src/engine/render/app.ts → src/features/session/index.ts render',
    'src/features/session/sign-in.ts → src/engine/render/app.ts features',
    'src/features/session/sign-in.ts → src/features/wallet/index.ts features-are-isolated',
    'src/features/wallet/index.ts → src/features/account/form.ts feature-wallet',
    'src/features/wallet/index.ts → src/features/games/index.ts feature-wallet',
    'src/widgets/one/view.ts → src/features/account/form.ts widgets',
  ])
})

it('detects a public API of the engine that exports other code, a widget that imports the list of all widgets, and a file outside every module', () => {
  expect(
    listViolations({
      'src/engine/index.ts': "export { a } from '../widgets/one/a.ts'",
      'src/engine/first-screen.ts': "export { b } from '../adapters/b.ts'",
      'src/widgets/one/a.ts': "import { all } from '../index.ts'\nexport const a = all",
      'src/widgets/index.ts': 'export const all = 1',
      'src/adapters/b.ts': 'export const b = 1',
      'src/helpers/c.ts': "import { b } from '../adapters/b.ts'\nexport const c = b",
      'src/engine/helpers/d.ts': "import { b } from '../../adapters/b.ts'\nexport const d = b",
    }).toSorted(),
  ).toEqual([
    'src/engine/first-screen.ts → src/adapters/b.ts engine-public-api',
    'src/engine/helpers/d.ts → src/adapters/b.ts every-file-has-a-layer',
    'src/engine/index.ts → src/widgets/one/a.ts engine-public-api',
    'src/helpers/c.ts → src/adapters/b.ts every-file-has-a-layer',
    'src/widgets/one/a.ts → src/widgets/index.ts widgets-are-isolated',
  ])
})

it('the feature dependencies have no cycle', () => {
  const listDependencies = (name: string, visited: readonly string[] = []): readonly string[] =>
    (featureDependencies[name] ?? []).flatMap((dependency) =>
      visited.includes(dependency) ? [dependency] : [dependency, ...listDependencies(dependency, [...visited, name])],
    )
  for (const name of Object.keys(featureDependencies)) expect(listDependencies(name)).not.toContain(name)
})

/** Returns the rules that a server file violates if it imports another. */
const listViolatedRules = (from: string, to: string): readonly string[] => {
  const relativePath = relative(dirname(from), to)
  const specifier = relativePath.startsWith('.') ? relativePath : `./${relativePath}`
  return listViolations({ [from]: `import { a } from '${specifier}'\nexport const b = a`, [to]: 'export const a = 1' }).map(
    (line) => line.split(' ').at(-1) ?? '',
  )
}

it.each([
  ['server/modules/wallet/b.ts', 'server/modules/accounts/a.ts', 'module-wallet'],
  ['server/modules/wallet/b.ts', 'server/modules/games/index.ts', 'module-wallet'],
  ['server/modules/wallet/b.ts', 'server/http/a.ts', 'module-wallet'],
  ['server/modules/wallet/b.ts', 'server/server-platform.ts', 'module-wallet'],
  ['server/modules/wallet/b.ts', 'demo/vendor/a.ts', 'module-wallet'],
  ['server/modules/wallet/b.ts', 'art/index.ts', 'module-wallet'],
  ['server/modules/wallet/b.ts', 'schemas/a.ts', 'module-wallet'],
  ['server/modules/wallet/store/b.ts', 'server/modules/wallet/a.ts', 'store-wallet'],
  ['server/modules/wallet/store/b.ts', 'server/modules/accounts/index.ts', 'store-wallet'],
  ['server/modules/wallet/store/b.ts', 'server/modules/games/store/a.ts', 'store-wallet'],
  ['server/modules/wallet/store/b.ts', 'src/engine/rules/a.ts', 'store-wallet'],
  ['server/modules/unlisted/b.ts', 'server/database/a.ts', 'server-modules-are-listed'],
  ['server/http/b.ts', 'server/modules/wallet/a.ts', 'server-http'],
  ['server/http/b.ts', 'server/pages/a.ts', 'server-http'],
  ['server/pages/b.ts', 'server/modules/wallet/store/a.ts', 'server-pages'],
  ['server/admin-api/b.ts', 'server/http/a.ts', 'server-admin-api'],
  ['server/database/b.ts', 'server/modules/wallet/index.ts', 'server-database'],
  ['server/queue/b.ts', 'server/database/a.ts', 'server-queue'],
  ['server/web/b.ts', 'server/modules/api-context/index.ts', 'server-web'],
  ['server/integrations/messengers/b.ts', 'server/modules/messages/index.ts', 'integrations-messengers'],
  ['server/integrations/vendor-contract.ts', 'server/database/a.ts', 'integrations-vendor'],
  ['demo/vendor/b.ts', 'server/database/a.ts', 'demo-vendor'],
  ['demo/vendor/b.ts', 'server/modules/secrets/index.ts', 'demo-vendor'],
  ['server/integrations/gateway-contract.ts', 'server/database/a.ts', 'integrations-gateway'],
  ['demo/gateway/b.ts', 'server/database/a.ts', 'demo-gateway'],
  ['demo/vendor/b.ts', 'demo/gateway/a.ts', 'demo-vendor'],
  ['demo/helpers/b.ts', 'server/database/a.ts', 'demo-files-have-a-layer'],
  ['server/app.ts', 'demo/index.ts', 'demo-is-loaded-in-one-place'],
  ['server/http/b.ts', 'demo/index.ts', 'server-http'],
  ['server/helpers/b.ts', 'server/database/a.ts', 'server-files-have-a-layer'],
  ['server/start-server.ts', 'server/modules/wallet/a.ts', 'server-root'],
])('%s must not import %s on the server', (from, to, rule) => {
  expect(listViolatedRules(from, to)).toEqual([rule])
})

it.each([
  ['server/modules/wallet/b.ts', 'server/modules/accounts/index.ts'],
  ['server/modules/wallet/b.ts', 'server/modules/wallet/store/a.ts'],
  ['server/modules/wallet/store/b.ts', 'server/modules/accounts/store/a.ts'],
  ['server/http/b.ts', 'server/modules/wallet/index.ts'],
  ['demo/vendor/b.ts', 'server/integrations/vendor-contract.ts'],
  ['server/start-server.ts', 'server/http/a.ts'],
  ['server/start-server.ts', 'demo/index.ts'],
])('%s may import %s on the server', (from, to) => {
  expect(listViolatedRules(from, to)).toEqual([])
})

it('every module of the server is listed', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../server/modules'), { withFileTypes: true })
  expect(folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()).toEqual(
    modules.map(({ name }) => name).toSorted(),
  )
})

it('the module that places bets imports fewer than 200 files, including indirect imports', async () => {
  const root = join(import.meta.dirname, '../..')
  const bundle = await rolldown({
    input: join(root, 'server/modules/bets/place-bet.ts'),
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    treeshake: false,
  })
  const { output } = await bundle.generate()
  await bundle.close()
  const files = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  expect(files.length).toBeGreaterThan(50)
  expect(files.length).toBeLessThan(200)
})

it('no folder of the server or the demo has more than 30 source files', () => {
  const folders = new Map<string, number>()
  for (const file of listTextFiles().filter((name) => /^(?:server|demo)\/.*\.(ts|mjs)$/.test(name) && !name.includes('.test.')))
    folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  expect(folders.size).toBeGreaterThan(20)
  expect([...folders].filter(([, count]) => count > 30)).toEqual([])
})
