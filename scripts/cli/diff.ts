import { compileMerchant, fallbackLanguage } from '../../src/engine/compile/index.ts'
import { escapeControls } from '../../src/engine/rules/escape-controls.ts'
import { formatCount } from '../../src/engine/rules/format-count.ts'
import { CommandError, type Command, type Io } from './command.ts'
import { parseChoiceOption } from './parse-options.ts'
import { type ChangedAsset, type Impact, describeInvalid, computeImpact } from './diff/impact.ts'
import { compareRevisions } from './diff/compare-revisions.ts'
import { formatMarkdown } from './diff/format-markdown.ts'
import { merchantsHelp, merchantsOption, requireMerchantsRoot, assertMerchantsExist } from './merchants-root.ts'
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
    if (typeof base === 'string') return printReport(await diffRevision(root, base, args.positionals), format, io)
    const [left, right, ...more] = args.positionals
    if (left === undefined || right === undefined || more.length > 0)
      throw new CommandError('expected two merchants: livery diff <id> <id>; or a revision: livery diff --base REVISION.')
    assertMerchantsExist(root, [left, right])
    return printReport([computeImpact(right, await compileMerchant(root, left), await compileMerchant(root, right))], format, io)
  },
}

const formats = ['text', 'markdown', 'json'] as const

/** Prints what a change affects. Returns the exit code. */
function printReport(impacts: readonly Impact[], format: (typeof formats)[number], io: Io): number {
  if (format === 'json') io.out(JSON.stringify(impacts, null, 2))
  else if (format === 'markdown') io.out(formatMarkdown(impacts))
  else for (const impact of impacts) printImpact(impact, io)
  return impacts.some(({ state }) => state === 'invalid') ? 1 : 0
}

async function diffRevision(root: string, revision: string, ids: readonly string[]): Promise<readonly Impact[]> {
  using comparison = await compareRevisions(root, revision, ids)
  return comparison.impacts
}

/** Prints the changes of one merchant. */
function printImpact(impact: Impact, io: Io): void {
  const title = io.paint('bold', impact.id)
  if (impact.state === 'invalid') io.out(`${title}: cannot be compared: ${describeInvalid(impact)}`)
  else if (impact.state === 'changed') printChanges(title, impact, io)
  else io.out(`${title}: ${impact.state === 'unchanged' ? 'no changes' : impact.state}`)
}

function printChanges(title: string, { changes, fallbackTexts, assets }: Impact, io: Io): void {
  const assetCount = assets.length === 0 ? '' : `, ${formatCount(assets.length, 'asset differs', 'assets differ')}`
  io.out(`${title}: ${formatCount(changes.length, 'value differs', 'values differ')}${assetCount}`)
  for (const { pointer, before: previousValue, after: newValue, location: newLocation } of changes) {
    const path = escapeControls(pointer)
    const location = newLocation === undefined ? '' : io.paint('dim', `  ${newLocation}`)
    if (previousValue === undefined) io.out(io.paint('green', `  + ${path} ${formatValue(newValue)}`) + location)
    else if (newValue === undefined) io.out(io.paint('red', `  - ${path} ${formatValue(previousValue)}`))
    else io.out(`${io.paint('yellow', `  ~ ${path}`)} ${formatValue(previousValue)} → ${formatValue(newValue)}${location}`)
  }
  for (const texts of fallbackTexts) io.out(formatFallbackTexts(texts, io))
  for (const asset of assets) io.out(formatAsset(asset, io))
}

function formatAsset({ path, change }: ChangedAsset, { paint }: Io): string {
  const file = `assets/${escapeControls(path)}`
  return change === 'added'
    ? paint('green', `  + ${file}`)
    : change === 'removed'
      ? paint('red', `  - ${file}`)
      : paint('yellow', `  ~ ${file}`)
}

function formatFallbackTexts({ language, count, timing }: FallbackTexts, { paint }: Io): string {
  const texts = `/messages/${language}: ${formatCount(count, 'text')}`
  if (timing === 'from now on') return paint('green', `  + ${texts} fall back to ${fallbackLanguage}`)
  if (timing === 'until now') return paint('red', `  - ${texts} no longer fall back to ${fallbackLanguage}`)
  return `${paint('yellow', `  ~ ${texts}`)} that fall back to ${fallbackLanguage} change with it`
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 70 ? `${text.slice(0, 69)}…` : text
}
