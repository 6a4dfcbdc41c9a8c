import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImports } from '../../scripts/tools/read-imports.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { readText, root } from './tracked-files.ts'

/** A step of a walk: one row of its table. */
interface Row {
  readonly number: number
  readonly file: string
  readonly name: string
  /** How the step is reached, in the format of docs/walks.md. */
  readonly connection: string
}

/** A walk of docs/walks.md: the files through which one value or event passes, in order. */
interface Walk {
  readonly title: string
  readonly maxFiles: number
  readonly rows: readonly Row[]
}

function parseWalks(markdown: string): readonly Walk[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      maxFiles: Number(/at most (\d+) files/.exec(section)?.[1]),
      rows: [...section.matchAll(/^\| +(\d+) \| `([^`]+)` +\| (?:`(\w+)`|–) +\| (.+?) +\|$/gm)].map(
        ([, number, file = '', name = '', connection = '']) => ({
          number: Number(number),
          file,
          name,
          connection,
        }),
      ),
    }))
}

const walks = parseWalks(readText('docs/walks.md') ?? '')
const { imports } = readImports(root, ['src', 'server', 'demo'])
const listImports = (file: string): readonly string[] => imports.filter(({ from }) => from === file).map(({ to }) => to)
const isPublicApi = (file: string): boolean => file.endsWith('/index.ts')
const readSource = (file: string): string => readText(file) ?? ''

/** Whether `from` imports the export `name` of the file `to`, directly or through the public API of its module. */
const usesExport = (from: string, to: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(readSource(from)) &&
  listImports(from).some(
    (imported) =>
      imported === to ||
      (isPublicApi(imported) && listImports(imported).includes(to) && new RegExp(`\\b${name}\\b`).test(readSource(imported))),
  )

/** The generic modules through which every operation passes: in the browser and on the server. */
const genericModules = new Set(['src/adapters/http.ts', 'server/http/register-endpoints.ts', 'server/http/serve-api.ts'])
const mentionsOperation = (file: string, operation: string): boolean =>
  readSource(file).includes(`'${operation}'`) || readSource(file).includes(`${operation}(`)

const connections: readonly (readonly [pattern: RegExp, isValid: (row: Row, from: Row, name: string) => boolean])[] = [
  [/^imported by (\d+)$/, ({ file, name }, sourceRow) => usesExport(sourceRow.file, file, name)],
  [/^takes `([^`]+)` of (\d+)$/, ({ file }, sourceRow, name) => usesExport(file, sourceRow.file, name)],
  [
    /^carried by (\d+): `([^`]+)`$/,
    ({ file }, sourceRow, name) => readSource(sourceRow.file).includes(name) && readSource(file).includes(name),
  ],
  [
    /^thrown by (\d+): `([^`]+)`$/,
    ({ file }, sourceRow, name) =>
      readSource(sourceRow.file).includes(`throw new ${name}(`) && readSource(file).includes(`instanceof ${name}`),
  ],
  [
    /^call by (\d+): `([^`]+)`$/,
    ({ file }, sourceRow, name) =>
      name in endpoints &&
      [file, sourceRow.file].every((stepFile) => genericModules.has(stepFile) || mentionsOperation(stepFile, name)) &&
      (mentionsOperation(file, name) || mentionsOperation(sourceRow.file, name)),
  ],
  [
    /^HTTP by (\d+): `([^`]+)`$/,
    ({ file }, sourceRow, name) =>
      genericModules.has(file) &&
      genericModules.has(sourceRow.file) &&
      file.startsWith('src/') !== sourceRow.file.startsWith('src/') &&
      Object.values(endpoints).some(({ method, path }) => `${method} ${path}` === name),
  ],
  [
    /^registry of (\d+): `([^`]+)`$/,
    ({ file }, sourceRow, name) =>
      /\bregistry\b/.test(readSource(sourceRow.file)) &&
      file === `src/widgets/${name}/view.tsx` &&
      /import\.meta\.glob<[^>]+>\('\.\/\*\/view\.tsx'\)/.test(readSource('src/widgets/other-widgets.ts')),
  ],
]

/** Returns the problem with a step of a walk; `undefined` if the step is valid. */
function validateRow(row: Row, rows: readonly Row[]): string | undefined {
  const { number, file, name, connection } = row
  if (!existsSync(join(root, file))) return 'there is no such file'
  if (name !== '' && !new RegExp(`^export (?:default )?(?:async )?(?:function\\*?|const|class) ${name}\\b`, 'm').test(readSource(file)))
    return `it does not export ${name}`
  if (connection === 'start')
    return number === 1 || rows[number - 2]?.file.endsWith('.json') === true
      ? undefined
      : 'only the first step, or a step after a JSON file, can be a start'
  for (const [pattern, isValid] of connections) {
    const captures = pattern.exec(connection)?.slice(1)
    if (captures === undefined) continue
    const sourceNumber = Number(captures.find((part) => /^\d+$/.test(part)))
    const sourceRow = rows.find((candidate) => candidate.number === sourceNumber)
    if (sourceRow === undefined || sourceNumber >= number) return 'its connection does not name an earlier step'
    return isValid(row, sourceRow, captures.find((part) => !/^\d+$/.test(part)) ?? '')
      ? undefined
      : `the code has no such connection: ${connection}`
  }
  return `unknown connection: ${connection}`
}

describe('the walks through the code', () => {
  it('are limited to 25, 30 and 15 files', () => {
    expect(walks.map(({ maxFiles }) => maxFiles)).toEqual([25, 30, 15])
  })

  it.each(walks)('$title', ({ rows, maxFiles }) => {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.length).toBeLessThanOrEqual(maxFiles)
    expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length)
    expect(rows.map((row) => [row.number, row.file, validateRow(row, rows)]).filter(([, , problem]) => problem !== undefined)).toEqual([])
  })
})
