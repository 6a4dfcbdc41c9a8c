import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { TestBrands } from '../merchants/test-brands.ts'

const root = join(import.meta.dirname, '../..')
const livery = `${process.execPath} ${join(root, 'scripts/livery.mjs')}`
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

interface ActionStep {
  readonly name: string
  readonly id?: string
  readonly if?: string
  readonly shell: string
  readonly env: Readonly<Record<string, string>>
  readonly run: string
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly description: string }>>
  readonly outputs: Readonly<Record<string, { readonly value: string }>>
  readonly runs: { readonly using: string; readonly steps: readonly ActionStep[] }
}
const action = parse(readFileSync(join(root, 'deploy/ci/github/action.yml'), 'utf8')) as Action

interface GitlabJob {
  readonly script: readonly string[]
  readonly rules: readonly { readonly if: string }[]
  readonly artifacts: { readonly reports: { readonly codequality: string }; readonly when: string }
}
const template = parse(readFileSync(join(root, 'deploy/ci/gitlab/livery.gitlab-ci.yml'), 'utf8')) as {
  readonly variables: Readonly<Record<string, string>>
  readonly livery: GitlabJob
}

/** A repository of an operator: two brands on the branch main, and a change of one of them. */
function createRepository(change: (brands: TestBrands) => void) {
  using brands = new TestBrands()
  brands.addBrand('pearl', { 'theme.json': { dark: { accent: '#ffd34d' } } })
  brands.addBrand('coral')
  const folder = mkdtempSync(join(tmpdir(), 'livery-ci-'))
  folders.push(folder)
  const origin = join(folder, 'origin')
  const git = (cwd: string, ...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.test', '-c', 'commit.gpgsign=false', ...args], { cwd })
      .toString()
      .trim()
  const copy = (): void => cpSync(brands.root, join(origin, 'merchants'), { recursive: true })
  copy()
  git(folder, 'init', '-q', '-b', 'main', origin)
  git(origin, 'add', '-A')
  git(origin, 'commit', '-q', '-m', 'before')
  const base = git(origin, 'rev-parse', 'HEAD')
  change(brands)
  copy()
  git(origin, 'add', '-A')
  git(origin, 'commit', '-q', '-m', 'after')
  git(origin, 'config', 'uploadpack.allowReachableSHA1InWant', 'true')
  // Runners check out one commit.
  const checkout = join(folder, 'checkout')
  git(folder, 'clone', '-q', '--depth=1', `file://${origin}`, checkout)
  return { folder, checkout, base }
}

/**
 * Creates a program to put first on the PATH. It records its arguments and prints a fixed response to the first call.
 */
function createRecorder(folder: string, name: string, answer: string) {
  const [bin, calls] = [join(folder, 'bin'), join(folder, `${name}-calls`)]
  mkdirSync(bin, { recursive: true })
  const script = `#!/bin/sh\nprintf '%s\\n' "$*" >> "${calls}"\n[ "$(wc -l < "${calls}")" -gt 1 ] || printf '%s' '${answer}'\n`
  writeFileSync(join(bin, name), script)
  chmodSync(join(bin, name), 0o755)
  return {
    path: `${bin}:${process.env['PATH'] ?? ''}`,
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
  }
}

/** Runs the steps of the action as GitHub's runner does. */
function runAction(repository: ReturnType<typeof createRepository>, { comment = '' }: { readonly comment?: string } = {}) {
  const { folder, checkout, base } = repository
  const recorder = createRecorder(folder, 'gh', comment)
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')]
  const outputs: Record<string, string> = {}
  const expressions: Readonly<Record<string, () => string>> = {
    'inputs.base || github.event.pull_request.base.sha || github.event.before': () => base,
    'inputs.livery': () => livery,
    'inputs.merchants': () => 'merchants',
    'inputs.token': () => 'a-token',
    'github.repository': () => 'lotus/brands',
    'github.event.pull_request.number': () => '7',
    'steps.report.outputs.report': () => outputs['report.report'] ?? '',
    'steps.validate.outputs.status': () => outputs['validate.status'] ?? '',
  }
  const evaluate = (text: string): string =>
    text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_whole, expression: string) => {
      const value = expressions[expression]
      if (!value) throw new Error(`The action has the expression "${expression}", which the test does not know.`)
      return value()
    })
  const printed: string[] = []
  let status = 0
  for (const step of action.runs.steps) {
    writeFileSync(output, '')
    const env = {
      ...process.env,
      PATH: recorder.path,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, evaluate(value)])),
    }
    const run = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], { cwd: checkout, env })
    printed.push(run.stdout.toString(), run.stderr.toString())
    for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean))
      outputs[`${step.id ?? ''}.${line.split('=')[0] ?? ''}`] = line.split('=')[1] ?? ''
    status = run.status ?? 1
    if (status !== 0) break
  }
  return { status, printed: printed.join('\n'), summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '', calls: recorder.calls() }
}

const changeTheme = (brands: TestBrands): void => {
  brands.write('pearl/theme.json', { dark: { accent: '#8be9c4' } })
  brands.write('pearl/pages/customerService.json', { title: 'in_home' })
}

describe('the GitHub action', { timeout: 120_000 }, () => {
  it('is composite, describes its inputs, and runs every step in bash', () => {
    expect(action.runs.using).toBe('composite')
    expect(action.runs.steps.every(({ shell, run }) => shell === 'bash' && run !== '')).toBe(true)
    expect(Object.values(action.inputs).every(({ description }) => description.length > 10)).toBe(true)
    expect(action.outputs['report']?.value).toBe('${{ steps.report.outputs.report }}')
    // Untrusted values reach a script as environment variables only.
    for (const { run } of action.runs.steps) expect(run).not.toContain('${{')
  })

  it('fetches the base, accepts a valid change, and comments which brand, pages and parts it affects', () => {
    const { status, summary, calls, printed } = runAction(createRepository(changeTheme))
    expect([status, printed]).toEqual([0, expect.not.stringContaining('::error')])
    expect(summary).toContain('1 of 3 merchants change.')
    expect(summary).toMatch(/\| \*\*pearl\*\* \| customerService \| {2}\| {2}\| {2}\| theme \| {2}\|/)
    expect(summary).toContain('` /theme/dark/accent `: ` "#ffd34d" ` → ` "#8be9c4" ` (merchants/pearl/theme.json:3)')
    expect(calls).toEqual([
      expect.stringContaining('api --paginate repos/lotus/brands/issues/7/comments'),
      expect.stringMatching(
        /^api --method POST repos\/lotus\/brands\/issues\/7\/comments --field body=@.*livery-blast-radius\.md --silent$/,
      ),
    ])
  })

  it('replaces its comment in the next run', () => {
    const { calls } = runAction(createRepository(changeTheme), { comment: '4711' })
    expect(calls[1]).toContain('api --method PATCH repos/lotus/brands/issues/comments/4711')
  })

  it('annotates the findings at their lines, still posts the comment, and fails', () => {
    const { status, printed, summary, calls } = runAction(
      createRepository((brands) => brands.write('pearl/theme.json', { dark: { acent: '#8be9c4' } })),
    )
    expect(status).toBe(1)
    expect(printed).toMatch(/::error file=merchants\/pearl\/theme\.json,line=3,col=\d+,.*title=unknown-key::/)
    expect(summary).toContain('cannot be compared: the newer one has 1 errors')
    expect(calls).toHaveLength(2)
  })

  it('lists every brand affected by a change of base, and states if there is none', () => {
    const { summary } = runAction(createRepository((brands) => brands.write('base/messages/EN.json', replaceHome(brands))))
    expect(summary).toContain('3 of 3 merchants change.')
    expect(summary.match(/EN 1/g)).toHaveLength(3)
    expect(runAction(createRepository((brands) => void brands.write('README.md', 'Our brands.'))).summary).toContain(
      'No brand changes: 3 compared.',
    )
  })
})

const replaceHome = (brands: TestBrands): string =>
  readFileSync(join(brands.root, 'base/messages/EN.json'), 'utf8').replace('"in_home": "Home"', '"in_home": "Start"')

describe('the GitLab template', { timeout: 120_000 }, () => {
  /** Runs the script of the job as GitLab's runner does. */
  function runJob({ folder, checkout, base }: ReturnType<typeof createRepository>, env: Readonly<Record<string, string>> = {}) {
    execFileSync('git', ['fetch', '-q', '--unshallow'], { cwd: checkout })
    const recorder = createRecorder(folder, 'curl', env['NOTES'] ?? '[]')
    const run = spawnSync('bash', ['-eo', 'pipefail', '-c', template.livery.script.join('\n')], {
      cwd: checkout,
      env: { ...process.env, PATH: recorder.path, ...template.variables, LIVERY: livery, CI_MERGE_REQUEST_DIFF_BASE_SHA: base, ...env },
    })
    const read = (file: string): string => readFileSync(join(checkout, file), 'utf8')
    return {
      status: run.status,
      findings: JSON.parse(read(template.livery.artifacts.reports.codequality)) as readonly Record<string, unknown>[],
      report: read('livery-blast-radius.md'),
      calls: recorder.calls(),
    }
  }

  it('reports findings as code quality, describes what the change affects, and fails on errors', () => {
    expect(template.livery.rules[0]?.if).toContain('merge_request_event')
    expect(template.livery.artifacts.when).toBe('always')
    const valid = runJob(createRepository(changeTheme))
    expect([valid.status, valid.findings, valid.calls]).toEqual([0, [], []])
    expect(valid.report).toContain('**pearl**')
    const invalid = runJob(createRepository((brands) => brands.write('pearl/theme.json', { dark: { acent: '#8be9c4' } })))
    expect(invalid.status).toBe(1)
    expect(invalid.findings).toMatchObject([
      {
        check_name: 'unknown-key',
        severity: 'major',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        location: { path: 'merchants/pearl/theme.json', lines: { begin: 3 } },
      },
    ])
  })

  it('comments if it has a token, and replaces its comment', () => {
    const env = {
      LIVERY_COMMENT_TOKEN: 'glpat-1',
      CI_API_V4_URL: 'https://gitlab.example/api/v4',
      CI_PROJECT_ID: '3',
      CI_MERGE_REQUEST_IID: '9',
    }
    const notes = 'https://gitlab.example/api/v4/projects/3/merge_requests/9/notes'
    expect(runJob(createRepository(changeTheme), env).calls[1]).toContain(
      `--request POST --header PRIVATE-TOKEN: glpat-1 --data-urlencode body@livery-blast-radius.md ${notes}`,
    )
    const NOTES = JSON.stringify([
      { id: 1, body: 'Nice.' },
      { id: 12, body: '<!-- livery-blast-radius --> before' },
    ])
    expect(runJob(createRepository(changeTheme), { ...env, NOTES }).calls[1]).toContain(
      `--request PUT --header PRIVATE-TOKEN: glpat-1 --data-urlencode body@livery-blast-radius.md ${notes}/12`,
    )
  })
})
