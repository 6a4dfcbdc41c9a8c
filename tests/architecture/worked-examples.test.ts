import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Io } from '../../scripts/cli/command.ts'
import { scaffoldEndpoint } from '../../scripts/cli/scaffold/new-endpoint.ts'
import { scaffoldField } from '../../scripts/cli/scaffold/new-field.ts'
import { scaffoldModule } from '../../scripts/cli/scaffold/new-module.ts'
import { scaffoldWidget } from '../../scripts/cli/scaffold/new-widget.ts'
import { applyStep, parseExamples } from './guide-examples.ts'
import { root, listTextFiles } from './tracked-files.ts'

const guides = ['docs/platform-authors-guide.md', 'docs/widget-authors-guide.md']
const examples = Object.assign({}, ...guides.map((guide) => parseExamples(readFileSync(join(root, guide), 'utf8')))) as ReturnType<
  typeof parseExamples
>

/** Maximum number of hand-written files per example, without its tests. */
const maxFilesPerExample: Readonly<Record<string, number>> = { call: 4, command: 1, demo: 3, field: 4, page: 2, payment: 4, seed: 2 }
const isTest = (file: string): boolean => file.startsWith('tests/')

let copyRoot: string

/** Creates a copy of the project and applies every example to it. */
beforeAll(async () => {
  copyRoot = mkdtempSync(join(tmpdir(), 'livery-examples-'))
  const copiedFilePattern = /^(?:[^/]*\.(?:json|ts)$|schemas\/|scripts\/|src\/|server\/|demo\/|art\/|tests\/|docs\/api-examples\/)/
  for (const file of listTextFiles())
    if (copiedFilePattern.test(file) && existsSync(join(root, file))) cpSync(join(root, file), join(copyRoot, file))
  cpSync(join(root, 'src/generated'), join(copyRoot, 'src/generated'), { recursive: true })
  cpSync(join(root, 'merchants'), join(copyRoot, 'merchants'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copyRoot, 'node_modules'))
  for (const scaffold of Object.values(scaffolds)) await scaffold()
  for (const step of Object.values(examples).flat()) applyStep(copyRoot, step)
})
afterAll(() => rmSync(copyRoot, { recursive: true, force: true }))

const outputLines: string[] = []
const io: Io = { out: (text) => outputLines.push(text), err: () => undefined, paint: (_, text) => text, env: {} }

/** Commands of `livery new`, each of which writes files into the copy. */
const scaffolds = {
  widget: () => scaffoldWidget(copyRoot, ['custom-heading', 'A custom heading.'], io),
  endpoint: () => scaffoldEndpoint(copyRoot, ['game.note', "Stores a player's note on a game."], undefined, io),
  module: () => scaffoldModule(copyRoot, ['notes', 'Notes that operators keep on a brand.'], io),
  'endpoint of a new port': () => scaffoldEndpoint(copyRoot, ['notes.pin', 'Pins a note.'], undefined, io),
  field: () => scaffoldField(copyRoot, ['taxNumber', 'Tax number', 'TY=Mã số thuế'], io),
}

const runInCopy = (command: readonly string[]) => spawnSync(process.execPath, command, { cwd: copyRoot, encoding: 'utf8' })

/** Returns the output of a command in the copy. */
const captureStdout = (...command: readonly string[]): string => runInCopy(command).stdout

/** Runs a command in the copy. Returns its output if it fails, and otherwise an empty string. */
function run(...command: readonly string[]): string {
  const { status, stdout, stderr } = runInCopy(command)
  return status === 0 ? '' : stripVTControlCharacters(`${String(status)}\n${stdout}\n${stderr}`)
}

describe('the worked examples of the guides', () => {
  it.each(Object.entries(maxFilesPerExample))('%s needs at most %i hand-written files', (name, maxFiles) => {
    const files = new Set(examples[name]?.map(({ file }) => file).filter((file) => !isTest(file)))
    expect(files.size).toBeGreaterThan(0)
    expect(files.size, [...files].join(', ')).toBeLessThanOrEqual(maxFiles)
    expect([...files].filter((file) => /^(?:src\/generated|schemas\/parts)\//.test(file))).toEqual([])
  })

  it('work, as does the output of livery new: code generation succeeds, types check, brands are valid, a real server behaves as described, and the contract tests cover the operation', () => {
    expect(run('--import', 'tsx', 'scripts/generate.ts')).toBe('')
    expect(run('--import', 'tsx', 'scripts/schema.ts')).toBe('')
    expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toBe('')
    const files = [...outputLines.join('\n').matchAll(/^(?:wrote|changed) (\S+)$/gm)].map(([, file]) => file as string)
    expect(files.filter(isTest)).toHaveLength(4)
    expect(run('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...files.filter((file) => /\.tsx?$/.test(file)))).toBe('')
    expect(run('scripts/livery.mjs', 'validate')).toBe('')
    expect(captureStdout('scripts/livery.mjs', 'explain', 'lotus', '/menus/member/items/ranks/nodes/ranks/widget')).toMatch(
      /^"vip-ranks"\n/,
    )
    const testFiles = Object.values(examples).flatMap((steps) => steps.map(({ file }) => file).filter(isTest))
    expect(testFiles).toHaveLength(5)
    // The generated test of notes.pin is not run: the contract tests below call this endpoint.
    const scaffoldedTestFiles = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('notes-pin'))
    writeFileSync(
      join(copyRoot, 'vitest.examples.ts'),
      `export default { test: { setupFiles: ['tests/setup/fail-on-console-output.ts'], testTimeout: 300_000, hookTimeout: 400_000, maxWorkers: 2 } }\n`,
    )
    const reportFile = join(copyRoot, 'report.json')
    const options = [
      '--config',
      'vitest.examples.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      '--testNamePattern',
      'game\\.rate|a rating|Skype|gift card|a rank that|a new brand|its heading|game\\.note|an entry of notes|notes\\.pin|Tax number',
    ]
    expect(
      run(
        'node_modules/vitest/vitest.mjs',
        'run',
        ...options,
        ...testFiles,
        ...scaffoldedTestFiles,
        'tests/contract/endpoints.test.ts',
        'tests/contract/errors.test.ts',
      ),
    ).toBe('')
    const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as {
      testResults: { assertionResults: { fullName: string; status: string }[] }[]
    }
    const passedTestNames = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    )
    expect(passedTestNames).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^a rating is the last one/),
        expect.stringMatching(/^the Skype name is requested/),
        expect.stringMatching(/^the gift card is offered/),
        expect.stringMatching(/^a rank that does not exist is refused/),
        expect.stringMatching(/^game\.rate answers a valid request/),
        expect.stringMatching(/game\.rate responds with not_found/),
        expect.stringMatching(/^a new brand has its first note/),
        expect.stringMatching(/^shows its heading/),
        expect.stringMatching(/^game\.note stores the last text/),
        expect.stringMatching(/^game\.note answers a valid request/),
        expect.stringMatching(/^notes\.pin answers a valid request/),
        expect.stringMatching(/^an entry of notes is listed/),
        expect.stringMatching(/^asks for "Tax number"/),
      ]),
    )
    // Each step is a separate process, and some of them check the whole project, which takes long on a busy machine.
  }, 900_000)
})
