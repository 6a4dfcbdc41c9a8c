import { rmSync } from 'node:fs'
import { compileMerchant, compileMerchants, fallbackLanguage, type CompiledMerchant } from '../../src/engine/compile/index.ts'
import { escapeControls } from '../../src/engine/rules/escape-controls.ts'
import { CannotRun, type Command, type Io } from './command.ts'
import { compareConfigs, type Change } from './compare-configs.ts'
import { merchantsHelp, merchantsOption, merchantsRoot, requireMerchants } from './merchants-root.ts'
import { readGitTree } from './read-git-tree.ts'
import { splitFallbackTexts, type FallbackTexts } from './split-fallback-texts.ts'

export const diff: Command = {
  summary: 'compare two merchants, or show what a change does to every merchant',
  help: `Usage: livery diff <id> <id> [--merchants DIR]
       livery diff --base REVISION [id…] [--merchants DIR]

Compares effective configurations, after extending and merging. With --base it compares the current folder with a git
revision, for every merchant: a change of base shows in each brand that it affects.

  + added   - removed   ~ changed

  --base REVISION   a branch, a tag or a commit
${merchantsHelp}

Exit codes: 0 compared, 1 a merchant is not valid and cannot be compared, 2 could not run.`,
  options: { ...merchantsOption, base: { type: 'string' } },
  async run(args, io) {
    const root = merchantsRoot(args, io)
    const { base } = args.values
    if (typeof base === 'string') return diffRevision(root, base, args.positionals, io)
    const [left, right, ...more] = args.positionals
    if (left === undefined || right === undefined || more.length > 0)
      throw new CannotRun('expected two merchants: livery diff <id> <id>; or a revision: livery diff --base REVISION.')
    requireMerchants(root, [left, right])
    return printDiff(right, await compileMerchant(root, left), await compileMerchant(root, right), io) ? 0 : 1
  },
}

async function diffRevision(root: string, revision: string, ids: readonly string[], io: Io): Promise<number> {
  const baseRoot = readGitTree(root, revision)
  try {
    const [before, after] = [await compileAll(baseRoot), await compileAll(root)]
    const requested = [...new Set([...before.keys(), ...after.keys()])].filter((id) => ids.length === 0 || ids.includes(id)).sort()
    return requested.map((id) => printDiff(id, before.get(id), after.get(id), io)).every(Boolean) ? 0 : 1
  } finally {
    rmSync(baseRoot, { recursive: true, force: true })
  }
}

async function compileAll(root: string): Promise<Map<string, CompiledMerchant>> {
  const compiledById = new Map<string, CompiledMerchant>()
  for await (const compiled of compileMerchants(root)) compiledById.set(compiled.id, compiled)
  return compiledById
}

/** Prints the changes; returns `false` if one side cannot be compared. */
function printDiff(id: string, before: CompiledMerchant | undefined, after: CompiledMerchant | undefined, io: Io): boolean {
  const title = io.paint('bold', id)
  const invalid = [before, after].find((side) => side && !side.config)
  if (invalid)
    io.out(
      `${title}: cannot be compared: the ${invalid === before ? 'older' : 'newer'} one is not valid (${invalid.diagnostics.filter((one) => one.severity === 'error').length} errors)`,
    )
  else if (!before || !after) io.out(`${title}: ${before ? 'removed' : 'new'}`)
  else formatChanges(title, before, after, compareConfigs(before.config, after.config), io)
  return invalid === undefined
}

function formatChanges(title: string, before: CompiledMerchant, after: CompiledMerchant, changes: readonly Change[], io: Io): void {
  const { own: ownChanges, fallbackTexts } = splitFallbackTexts(changes, before, after)
  if (changes.length === 0) return io.out(`${title}: no changes`)
  io.out(`${title}: ${countOf(ownChanges.length, 'value differs', 'values differ')}`)
  for (const { pointer, before: oldValue, after: newValue } of ownChanges) {
    const path = escapeControls(pointer)
    const origin = newValue === undefined ? undefined : after.provenance.originsOf(pointer).at(-1)
    const location = origin === undefined ? '' : io.paint('dim', `  ${origin.file}:${origin.line}`)
    if (oldValue === undefined) io.out(io.paint('green', `  + ${path} ${formatValue(newValue)}`) + location)
    else if (newValue === undefined) io.out(io.paint('red', `  - ${path} ${formatValue(oldValue)}`))
    else io.out(`${io.paint('yellow', `  ~ ${path}`)} ${formatValue(oldValue)} → ${formatValue(newValue)}${location}`)
  }
  for (const texts of fallbackTexts) io.out(formatFallbackTexts(texts, io))
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
