import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
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

/** A step that runs another action. */
interface UsesStep extends Pick<ActionStep, 'name' | 'id' | 'if'> {
  readonly uses: string
  readonly with: Readonly<Record<string, string | number | boolean>>
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly description: string }>>
  readonly outputs: Readonly<Record<string, { readonly value: string }>>
  readonly runs: { readonly using: string; readonly steps: readonly (ActionStep | UsesStep)[] }
}
export const githubAction = parse(readFileSync(join(root, 'deploy/ci/github/action.yml'), 'utf8')) as Action

interface GitlabJob {
  readonly script: readonly string[]
  readonly rules: readonly { readonly if: string }[]
  readonly artifacts: {
    readonly reports: { readonly codequality: string }
    readonly when: string
    readonly paths: readonly string[]
    readonly expose_as: string
  }
}
export const gitlabTemplate = parse(readFileSync(join(root, 'deploy/ci/gitlab/livery.gitlab-ci.yml'), 'utf8')) as {
  readonly variables: Readonly<Record<string, string>>
  readonly livery: GitlabJob
}

/**
 * Creates an operator's repository whose branch main has base and two brands, and then a commit with a change. Returns
 * its temporary folder, a shallow checkout of that commit, and the id of the commit before it.
 */
export function createRepository(applyChange: (brands: TestBrands) => void) {
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
  const copyBrands = (): void => cpSync(brands.root, join(origin, 'merchants'), { recursive: true })
  copyBrands()
  git(folder, 'init', '-q', '-b', 'main', origin)
  git(origin, 'add', '-A')
  git(origin, 'commit', '-q', '-m', 'before')
  const base = git(origin, 'rev-parse', 'HEAD')
  applyChange(brands)
  copyBrands()
  git(origin, 'add', '-A')
  git(origin, 'commit', '-q', '-m', 'after')
  git(origin, 'config', 'uploadpack.allowReachableSHA1InWant', 'true')
  // Runners check out one commit.
  const checkout = join(folder, 'checkout')
  git(folder, 'clone', '-q', '--depth=1', `file://${origin}`, checkout)
  return { folder, checkout, base }
}

/**
 * Creates an executable that replaces the command `name` if its folder is first on the PATH. It records its arguments,
 * and prints `firstResponse` on its first call.
 */
function createRecorder(folder: string, name: string, firstResponse: string) {
  const [binFolder, callsFile] = [join(folder, 'bin'), join(folder, `${name}-calls`)]
  mkdirSync(binFolder, { recursive: true })
  const script = `#!/bin/sh\nprintf '%s\\n' "$*" >> "${callsFile}"\n[ "$(wc -l < "${callsFile}")" -gt 1 ] || printf '%s' '${firstResponse}'\n`
  writeFileSync(join(binFolder, name), script)
  chmodSync(join(binFolder, name), 0o755)
  return {
    path: `${binFolder}:${process.env['PATH'] ?? ''}`,
    readCalls: () => (existsSync(callsFile) ? readFileSync(callsFile, 'utf8').trim().split('\n') : []),
  }
}

interface ActionOptions {
  /** Id of the comment of an earlier run; empty if there is none. */
  readonly earlierCommentId?: string
  /** Command-line options of `livery screenshots`. If they are missing, no screenshots are taken. */
  readonly screenshots?: string
}

const artifactUrl = 'https://github.example/lotus/brands/actions/runs/1/artifacts/2'

/**
 * Runs the steps of the action as GitHub's runner does, until one fails. Other actions are not run; their inputs are
 * returned as `uploads`.
 */
export function runGithubAction(
  repository: ReturnType<typeof createRepository>,
  { earlierCommentId = '', screenshots }: ActionOptions = {},
) {
  const { folder, checkout, base } = repository
  const recorder = createRecorder(folder, 'gh', earlierCommentId)
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')]
  const outputs: Record<string, string> = {}
  const expressions: Readonly<Record<string, () => string>> = {
    'inputs.base || github.event.pull_request.base.sha || github.event.before': () => base,
    'inputs.livery': () => livery,
    'inputs.merchants': () => 'merchants',
    'inputs.comment': () => 'true',
    'inputs.screenshots': () => String(screenshots !== undefined),
    'inputs.screenshot-options': () => screenshots ?? '',
    'inputs.token': () => 'a-token',
    'github.repository': () => 'lotus/brands',
    'github.event_name': () => 'pull_request',
    'github.event.pull_request.number': () => '7',
    'steps.report.outputs.report': () => outputs['report.report'] ?? '',
    'steps.validate.outputs.status': () => outputs['validate.status'] ?? '',
    'steps.screenshots.outputs.folder': () => outputs['screenshots.folder'] ?? '',
    'steps.upload.outputs.artifact-url': () => outputs['upload.artifact-url'] ?? '',
  }
  const evaluateExpression = (expression: string): string => {
    const value = expressions[expression]
    if (!value) throw new Error(`The test has no value for the expression "${expression}" of the action.`)
    return value()
  }
  const interpolate = (text: string): string =>
    text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_whole, expression: string) => evaluateExpression(expression))
  const isMet = (condition: string): boolean =>
    condition.split(' && ').every((clause) => {
      const [, expression = '', operator, value] = /^(?:\$\{\{ )?(.+?) (==|!=) '(.*?)'(?: \}\})?$/.exec(clause) ?? []
      return (evaluateExpression(expression) === value) === (operator === '==')
    })
  const printedTexts: string[] = []
  const uploads: Readonly<Record<string, string>>[] = []
  let status = 0
  for (const step of githubAction.runs.steps) {
    if (step.if !== undefined && !isMet(step.if)) continue
    if ('uses' in step) {
      uploads.push(Object.fromEntries(Object.entries(step.with).map(([name, value]) => [name, interpolate(String(value))])))
      outputs[`${step.id ?? ''}.artifact-url`] = artifactUrl
      continue
    }
    writeFileSync(output, '')
    const env = {
      ...process.env,
      PATH: recorder.path,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, interpolate(value)])),
    }
    const result = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], { cwd: checkout, env })
    printedTexts.push(result.stdout.toString(), result.stderr.toString())
    for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean))
      outputs[`${step.id ?? ''}.${line.split('=')[0] ?? ''}`] = line.split('=')[1] ?? ''
    status = result.status ?? 1
    if (status !== 0) break
  }
  return {
    status,
    consoleOutput: printedTexts.join('\n'),
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
    report: readFileSync(outputs['report.report'] ?? '', 'utf8'),
    uploads,
    calls: recorder.readCalls(),
  }
}

/** Runs the script of the job as GitLab's runner does. */
export function runGitlabJob({ folder, checkout, base }: ReturnType<typeof createRepository>, env: Readonly<Record<string, string>> = {}) {
  execFileSync('git', ['fetch', '-q', '--unshallow'], { cwd: checkout })
  const recorder = createRecorder(folder, 'curl', env['NOTES'] ?? '[]')
  const result = spawnSync('bash', ['-eo', 'pipefail', '-c', gitlabTemplate.livery.script.join('\n')], {
    cwd: checkout,
    env: {
      ...process.env,
      PATH: recorder.path,
      ...gitlabTemplate.variables,
      LIVERY_SCREENSHOTS: 'off',
      LIVERY: livery,
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
      ...env,
    },
  })
  const readCheckoutFile = (file: string): string => readFileSync(join(checkout, file), 'utf8')
  return {
    status: result.status,
    consoleOutput: result.stdout.toString() + result.stderr.toString(),
    findings: JSON.parse(readCheckoutFile(gitlabTemplate.livery.artifacts.reports.codequality)) as readonly Record<string, unknown>[],
    report: readCheckoutFile('livery-blast-radius.md'),
    calls: recorder.readCalls(),
  }
}
