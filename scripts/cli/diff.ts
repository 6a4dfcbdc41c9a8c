import { rmSync } from 'node:fs'
import { compileMerchant, compileMerchants, fallbackLanguage, type CompiledMerchant } from '../../src/engine/compile/index.ts'
import { escapeControls } from '../../src/engine/rules/escape-controls.ts'
import { CommandError, type Command, type Io } from './command.ts'
import { parseChoiceOption } from './check/options.ts'
import { type Impact, impactOf } from './diff/blast-radius.ts'
import { formatMarkdown } from './diff/format-markdown.ts'
import { merchantsHelp, merchantsOption, requireMerchantsRoot, assertMerchantsExist } from './merchants-root.ts'
import { extractGitTree } from './extract-git-tree.ts'
import type { FallbackTexts } from './split-fallback-texts.ts'

export const diff: Command = {
  summary: 'compare two merchants, or show what a change does to every merchant',
  help: `Usage: livery diff <id> <id> [--merchants DIR] [--format FORMAT]
       livery diff --base REVISION [id…] [--merchants DIR] [--format FORMAT]

Compares effective configurations, after extending and merging. With --base it compares the current folder with a git
revision, for every merchant: a change of base shows in each brand that it affects.

  + added   - removed   ~ changed

  --base REVISION   a branch, a tag or a commit
  --format FORMAT   text for people (default), markdown for the comment of a pull request: which pages, routes, texts and
                    languages of each brand change; json for programs
${merchantsHelp}

Exit codes: 0 compared, 1 a merchant is not valid and cannot be compared, 2 could not run.`,
  options: { ...merchantsOption, base: { type: 'string' }, format: { type: 'string' } },
  async run(args, io) {
    const root = requireMerchantsRoot(args, io)
    const { base } = args.values
    const format = parseChoiceOption(args, 'format', formats)
    if (typeof base === 'string') return report(await diffRevision(root, base, args.positionals), format, io)
    const [left, right, ...more] = args.positionals
    if (left === undefined || right === undefined || more.length > 0)
      throw new CommandError('expected two merchants: livery diff <id> <id>; or a revision: livery diff --base REVISION.')
    assertMerchantsExist(root, [left, right])
    return report([impactOf(right, await compileMerchant(root, left), await compileMerchant(root, right))], format, io)
  },
}

const formats = ['text', 'markdown', 'json'] as const

/** Prints what a change affects. Returns the exit code. */
function report(impacts: readonly Impact[], format: (typeof formats)[number], io: Io): number {
  if (format === 'json') io.out(JSON.stringify(impacts, null, 2))
  else if (format === 'markdown') io.out(formatMarkdown(impacts))
  else for (const impact of impacts) printImpact(impact, io)
  return impacts.some(({ state }) => state === 'invalid') ? 1 : 0
}

async function diffRevision(root: string, revision: string, ids: readonly string[]): Promise<readonly Impact[]> {
  const baseRoot = extractGitTree(root, revision)
  try {
    const [before, after] = [await compileAll(baseRoot), await compileAll(root)]
    const requested = [...new Set([...before.keys(), ...after.keys()])].filter((id) => ids.length === 0 || ids.includes(id)).sort()
    return requested.map((id) => impactOf(id, before.get(id), after.get(id)))
  } finally {
    rmSync(baseRoot, { recursive: true, force: true })
  }
}

async function compileAll(root: string): Promise<Map<string, CompiledMerchant>> {
  const all = new Map<string, CompiledMerchant>()
  for await (const one of compileMerchants(root)) all.set(one.id, one)
  return all
}

/** Prints the changes of one merchant. */
function printImpact(impact: Impact, io: Io): void {
  const title = io.paint('bold', impact.id)
  if (impact.state === 'invalid')
    io.out(
      `${title}: cannot be compared: the ${impact.invalid === 'before' ? 'older' : 'newer'} one is not valid (${String(impact.errors)} errors)`,
    )
  else if (impact.state === 'changed') printChanges(title, impact, io)
  else io.out(`${title}: ${impact.state === 'unchanged' ? 'no changes' : impact.state}`)
}

function printChanges(title: string, { changes, fallbackTexts }: Impact, io: Io): void {
  io.out(`${title}: ${countOf(changes.length, 'value differs', 'values differ')}`)
  for (const { pointer, before: previousValue, after: newValue, location: origin } of changes) {
    const path = escapeControls(pointer)
    const location = origin === undefined ? '' : io.paint('dim', `  ${origin}`)
    if (previousValue === undefined) io.out(io.paint('green', `  + ${path} ${formatValue(newValue)}`) + location)
    else if (newValue === undefined) io.out(io.paint('red', `  - ${path} ${formatValue(previousValue)}`))
    else io.out(`${io.paint('yellow', `  ~ ${path}`)} ${formatValue(previousValue)} → ${formatValue(newValue)}${location}`)
  }
  for (const one of fallbackTexts) io.out(formatFallbackTexts(one, io))
}

function formatFallbackTexts({ language, count, timing }: FallbackTexts, { paint }: Io): string {
  const texts = `/messages/${language}: ${countOf(count, 'text', 'texts')}`
  if (timing === 'from now on') return paint('green', `  + ${texts} fall back to ${fallbackLanguage}`)
  if (timing === 'until now') return paint('red', `  - ${texts} no longer fall back to ${fallbackLanguage}`)
  return `${paint('yellow', `  ~ ${texts}`)} that fall back to ${fallbackLanguage} change with it`
}

const countOf = (count: number, singular: string, plural: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`

function formatValue(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 70 ? `${text.slice(0, 69)}…` : text
}
