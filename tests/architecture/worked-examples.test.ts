import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, readExamples } from './read-examples.ts'
import { root, textFiles } from './tracked-files.ts'

const guides = ['docs/platform-authors-guide.md', 'docs/widget-authors-guide.md']
const examples = Object.assign({}, ...guides.map((guide) => readExamples(readFileSync(join(root, guide), 'utf8')))) as ReturnType<
  typeof readExamples
>

/** The most files that each may cost by hand. What is promised of it, a test, is no part of it. */
const bars: Readonly<Record<string, number>> = { call: 4, command: 1, field: 4, page: 2, payment: 4 }
const isTest = (file: string): boolean => file.startsWith('tests/')

let copy: string

/** A copy of the project in which every example has been followed. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'livery-examples-'))
  const needed = /^(?:[^/]*\.(?:json|ts)$|schemas\/|scripts\/|src\/|server\/|demo\/|art\/|tests\/)/
  for (const file of textFiles()) if (needed.test(file) && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  cpSync(join(root, 'src/generated'), join(copy, 'src/generated'), { recursive: true })
  cpSync(join(root, 'merchants'), join(copy, 'merchants'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const step of Object.values(examples).flat()) follow(copy, step)
  said('scripts/livery.mjs', 'new', 'widget', 'made-here', 'A heading of its own.')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const start = (command: readonly string[]) => spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })

/** What a command says in the copy. */
const said = (...command: readonly string[]): string => start(command).stdout

/** What it says where it fails. */
function run(...command: readonly string[]): string {
  const { status, stdout, stderr } = start(command)
  return status === 0 ? '' : stripVTControlCharacters(`${String(status)}\n${stdout}\n${stderr}`)
}

describe('the worked examples of the guides', () => {
  it.each(Object.entries(bars))('%s costs no more files by hand than %i', (name, most) => {
    const files = new Set(examples[name]?.map(({ file }) => file).filter((file) => !isTest(file)))
    expect(files.size).toBeGreaterThan(0)
    expect(files.size, [...files].join(', ')).toBeLessThanOrEqual(most)
    expect([...files].filter((file) => /^(?:src\/generated|schemas\/parts)\//.test(file))).toEqual([])
  })

  it('hold, and so does a new widget: the generator takes them, the types fit, brands are valid, a real server does what they say, and the contract tests hold the call', () => {
    expect(run('--import', 'tsx', 'scripts/generate.ts')).toBe('')
    expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toBe('')
    expect(run('node_modules/prettier/bin/prettier.cjs', '--check', 'src/widgets/made-here', 'schemas/widgets/made-here.json')).toBe('')
    expect(run('node_modules/vitest/vitest.mjs', 'run', 'src/widgets/made-here')).toBe('')
    expect(run('scripts/livery.mjs', 'validate')).toBe('')
    expect(said('scripts/livery.mjs', 'explain', 'lotus', '/menus/member/items/ranks/nodes/ranks/widget')).toMatch(/^"vip-ranks"\n/)
    const tests = Object.values(examples).flatMap((steps) => steps.map(({ file }) => file).filter(isTest))
    expect(tests).toHaveLength(4)
    writeFileSync(
      join(copy, 'vitest.here.ts'),
      `export default { test: { setupFiles: ['tests/setup/quiet.ts'], testTimeout: 120_000, hookTimeout: 180_000, maxWorkers: 2 } }\n`,
    )
    const report = join(copy, 'report.json')
    const options = [
      '--config',
      'vitest.here.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--testNamePattern',
      'game\\.rate|a rating|Skype|gift card|a rank that',
    ]
    expect(
      run('node_modules/vitest/vitest.mjs', 'run', ...options, ...tests, 'tests/contract/calls.test.ts', 'tests/contract/errors.test.ts'),
    ).toBe('')
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { assertionResults: { fullName: string; status: string }[] }[]
    }
    const passed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    )
    expect(passed).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^a rating is the last one/),
        expect.stringMatching(/^the name at Skype is asked for/),
        expect.stringMatching(/^the gift card is offered/),
        expect.stringMatching(/^a rank that does not exist is refused/),
        expect.stringMatching(/^game\.rate answers a good request/),
        expect.stringMatching(/game\.rate answers not_found/),
      ]),
    )
    // A program for each step, two of which look at the whole project: on a busy machine that takes its time.
  }, 900_000)
})
