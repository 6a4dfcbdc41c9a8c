import { Ajv2020 } from 'ajv/dist/2020.js'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TestBrands } from './test-brands.ts'
import schema from '../../schemas/validate-output.json' with { type: 'json' }
import { runLivery } from './run-livery.ts'

const getNavigationPath = (brands: TestBrands): string => `${brands.root}/xx/navigation.json`

/** Writes the brand xx, which refers to a misspelt route at a known location. */
function writeInvalidBrand(brands: TestBrands): void {
  brands.addBrand('xx', {
    'navigation.json':
      '{\n  "header": {\n    "own": { "name": "in_home", "enName": "Own", "action": { "route": "idnex" }, "order": 1 }\n  }\n}',
    'messages/EN.json': '{\n  "in_home": "Start: 100%, really"\n}',
  })
}

describe('livery validate', () => {
  it('exits with 0 if there are no mistakes, and reports the number of valid merchants', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx')
    const { code, out, err } = await runLivery('validate', '--merchants', brands.root)
    expect({ code, out, err }).toEqual({ code: 0, out: '2 merchants valid, 0 errors, 0 warnings.\n', err: '' })
  })

  it('exits with 0 if there are only warnings', async () => {
    using brands = new TestBrands()
    brands.addBrand('xx', { 'messages/EN.json': { unused_text: 'Hello' } })
    const { code, out } = await runLivery('validate', 'xx', '--merchants', brands.root)
    expect(out).toContain('1 merchant valid, 0 errors, 1 warning.')
    expect(code).toBe(0)
  })

  it('exits with 1 if there are errors, after it has reported all of them', async () => {
    using brands = new TestBrands()
    writeInvalidBrand(brands)
    const { code, out } = await runLivery('validate', '--merchants', brands.root)
    expect(code).toBe(1)
    expect(out).toContain(getNavigationPath(brands))
    expect(out).toMatch(/3:71 +error +There is no route "idnex"\. unknown-route\n +did you mean "index"\?\n/)
    expect(out).toContain('1 merchant valid, 1 invalid, 1 error, ')
  })

  it.each([
    ['an unknown command', ['valdiate'], 'Did you mean "validate"?'],
    ['no command', [], ''],
    ['an unknown option', ['validate', '--formt', 'json'], 'Usage: livery validate'],
    ['an unknown format', ['validate', '--format', 'xml'], 'unknown format "xml": choose text, json, github, gitlab, sarif.'],
    ['an unknown merchant', ['validate', 'bsae'], 'there is no merchant "bsae"'],
    ['an invalid URL of a platform', ['validate', '--platform', 'https:'], '"https:" is not a URL.'],
    ['a missing folder', ['validate', '--merchants', '/nowhere'], 'there is no folder of merchants at /nowhere'],
    ['a folder without merchants', ['validate', '--merchants', join(import.meta.dirname, '../bench/serve')], 'there is no merchant in '],
  ])('exits with 2 and a reason if it cannot run: %s', async (_, args, reason) => {
    using brands = new TestBrands()
    const { code, out, err } = await runLivery(
      ...args,
      ...(args.includes('--merchants') || args.length === 0 ? [] : ['--merchants', brands.root]),
    )
    expect(code).toBe(2)
    expect(err).toContain(reason)
    if (args.length > 0) expect(out).toBe('')
  })

  it('prints findings as a versioned JSON object that matches the documented schema', async () => {
    using brands = new TestBrands()
    writeInvalidBrand(brands)
    const { code, out } = await runLivery('validate', 'xx', '--merchants', brands.root, '--format', 'json')
    expect(code).toBe(1)
    const { version, merchants, findings } = JSON.parse(out) as { version: number; merchants: unknown; findings: object[] }
    expect([version, merchants]).toEqual([1, { valid: 0, invalid: 1 }])
    expect(findings).toContainEqual({
      code: 'unknown-route',
      severity: 'error',
      file: getNavigationPath(brands),
      start: { line: 3, column: 71 },
      end: { line: 3, column: 78 },
      pointer: '/header/own/action/route',
      message: 'There is no route "idnex".',
      found: 'idnex',
      suggestion: 'index',
      remedy: 'Write "index", or: add it to routes.json.',
      documentation: 'docs/diagnostics/unknown-route.md',
      fixable: true,
    })
    for (const finding of findings)
      expect(Object.keys(finding).filter((key) => !['found', 'expected', 'suggestion'].includes(key))).toEqual([
        'code',
        'severity',
        'file',
        'start',
        'end',
        'pointer',
        'message',
        'remedy',
        'documentation',
        'fixable',
      ])
    expect(findSchemaErrors(out)).toEqual([])
  })

  it.each([
    ['a key', 'theme.json', '{\n  "dark": { "acent": "#ffffff" }\n}', '2:13-2:20'],
    ['a value', 'merchant.json', '{ "extends": "base", "code": "XX",\n  "name": 12 }', '2:11-2:13'],
    ['a value of several lines', 'merchant.json', '{ "extends": "base", "code": "XX", "name": [\n  1\n] }', '1:44-3:2'],
    ['a trailing comma', 'theme.json', '{ "default": "dark", }', '1:20-1:21'],
    ['a word that is not valid in JSON', 'theme.json', '{ "default": darkest }', '1:14-1:21'],
    ['a comment', 'theme.json', '{ /* both\nlines */ "default": "dark" }', '1:3-2:9'],
  ])('prints where a finding begins and ends: %s', async (_, path, text, span) => {
    using brands = new TestBrands()
    brands.addBrand('xx')
    brands.write(`xx/${path}`, text)
    const { out } = await runLivery('validate', 'xx', '--merchants', brands.root, '--format', 'json')
    const { findings } = JSON.parse(out) as { findings: { start: Position; end: Position }[] }
    expect(findings.map(({ start, end }) => `${start.line}:${start.column}-${end.line}:${end.column}`)).toEqual([span])
  })

  it('prints an empty list as JSON without findings', async () => {
    using brands = new TestBrands()
    const { out } = await runLivery('validate', '--merchants', brands.root, '--format', 'json')
    expect(JSON.parse(out)).toEqual({ version: 1, merchants: { valid: 1, invalid: 0 }, findings: [] })
    expect(findSchemaErrors(out)).toEqual([])
  })

  it('annotates a pull request with one line per finding, with line breaks and separators escaped', async () => {
    using brands = new TestBrands()
    writeInvalidBrand(brands)
    brands.write('xx/theme.json', '{ "default": "100%\\n::error::,dark" }')
    const { out } = await runLivery('validate', 'xx', '--merchants', brands.root, '--format', 'github')
    const lines = out.trimEnd().split('\n')
    expect(lines).toContain(
      `::error file=${getNavigationPath(brands)},line=3,col=71,endColumn=78,title=unknown-route::There is no route "idnex". Did you mean "index"? Write "index", or: add it to routes.json.`,
    )
    for (const line of lines)
      expect(line).toMatch(/^::(error|warning) file=[^,:]+,line=\d+,col=\d+(,endColumn=\d+)?,title=[a-z-]+::[^\r\n]+$/)
    expect(lines.some((line) => line.includes('100%25\\n'))).toBe(true)
  })

  it('prints SARIF 2.1.0 for code scanning, with a rule for each code and a region for each finding', async () => {
    using brands = new TestBrands()
    writeInvalidBrand(brands)
    const { out } = await runLivery('validate', 'xx', '--merchants', brands.root, '--format', 'sarif')
    const log = JSON.parse(out) as SarifLog
    expect(Object.keys(log)).toEqual(['$schema', 'version', 'runs'])
    expect(log.version).toBe('2.1.0')
    expect(log.$schema).toMatch(/^https:\/\/.*sarif-2\.1\.0\.json$/)
    const [run, ...otherRuns] = log.runs
    expect(otherRuns).toEqual([])
    const rules = run?.tool.driver.rules.map(({ id }) => id) ?? []
    expect(run?.tool.driver.name).toBe('livery')
    expect(new Set(rules).size).toBe(rules.length)
    expect(run?.columnKind).toBe('utf16CodeUnits')
    expect(run?.results.map(({ ruleId }) => ruleId)).toContain('unknown-route')
    for (const { ruleId, ruleIndex, level, message, locations } of run?.results ?? []) {
      expect(rules[ruleIndex]).toBe(ruleId)
      expect(['error', 'warning', 'note', 'none']).toContain(level)
      expect(message.text).toMatch(/\S/)
      expect(locations).toHaveLength(1)
      const { artifactLocation, region } = locations[0]?.physicalLocation ?? {
        artifactLocation: { uri: ' ' },
        region: { startLine: 0, startColumn: 0, endLine: 0, endColumn: 0 },
      }
      expect(artifactLocation.uri).toMatch(/^[\w/.~%-]+$/)
      expect(region.startLine).toBeGreaterThanOrEqual(1)
      expect(region.startColumn).toBeGreaterThanOrEqual(1)
      expect(region.endLine * 1000 + region.endColumn).toBeGreaterThanOrEqual(region.startLine * 1000 + region.startColumn)
    }
  })

  it(
    'is an executable command that sets an exit code, and prints no colour to a pipe and no stack trace for an invalid merchant',
    { timeout: 60_000 },
    async () => {
      using brands = new TestBrands()
      writeInvalidBrand(brands)
      brands.write('xx/theme.json', Buffer.from([0x7b, 0xff, 0x7d]))
      const { code, out, err } = await runProcess('validate', '--merchants', brands.root)
      expect(code).toBe(1)
      expect(out).toContain('json-utf8')
      // oxlint-disable-next-line no-control-regex
      expect(out + err).not.toMatch(/\u001B|\n\s+at |Error:/)
    },
  )
})

interface Position {
  line: number
  column: number
}

/** Returns the errors of an output against the documented schema. */
function findSchemaErrors(out: string): unknown {
  const validateOutput = new Ajv2020().compile(schema)
  return validateOutput(JSON.parse(out)) ? [] : validateOutput.errors
}

interface SarifLog {
  $schema: string
  version: string
  runs: {
    tool: { driver: { name: string; rules: { id: string }[] } }
    columnKind: string
    results: {
      ruleId: string
      ruleIndex: number
      level: string
      message: { text: string }
      locations: {
        physicalLocation: {
          artifactLocation: { uri: string }
          region: { startLine: number; startColumn: number; endLine: number; endColumn: number }
        }
      }[]
    }[]
  }[]
}

const runProcess = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, '../../scripts/livery.mjs'), ...args], (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err })
    })
  })
