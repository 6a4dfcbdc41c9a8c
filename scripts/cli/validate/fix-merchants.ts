import { chmodSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { Diagnostic, TextEdit } from '../../../src/engine/compile/index.ts'
import { CommandError } from '../command.ts'
import type { FixedFinding, ValidationResult } from '../validation-result.ts'
import { copyMerchants } from './copy-merchants.ts'
import { isImprovement, getFindingKey, type FixableFinding } from './is-improvement.ts'

interface FixOptions {
  /** The merchants that may be changed. */
  readonly ids: readonly string[]
  /** Validates everything that the edits can affect, below the given root. */
  readonly validate: (root: string) => Promise<ValidationResult>
}

/**
 * Applies the edits of findings to the files of merchants, and returns the findings that were fixed. Each edit is tried
 * in a copy of the root: it is kept if its finding is gone and it has caused no other finding. The files are written at
 * the end.
 *
 * @throws CommandError if the root cannot be copied, or a file was changed in the meantime
 */
export async function fixMerchants(root: string, options: FixOptions): Promise<readonly FixedFinding[]> {
  using copy = copyMerchants(root)
  const fixer = new MerchantFixer(root, copy.root, options)
  const fixed = await fixer.run()
  fixer.write()
  return fixed.map((finding) => ({ ...finding, file: root + finding.file.slice(copy.root.length) })).sort(compareLocations)
}

const compareLocations = (a: FixedFinding, b: FixedFinding): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column

class MerchantFixer {
  readonly #root: string
  readonly #copy: string
  readonly #options: FixOptions
  /** The original texts of files that have findings with edits, by path in the copy. */
  readonly #originals = new Map<string, string>()
  /** The texts of these files with every edit kept in earlier rounds, by path in the copy. */
  readonly #texts = new Map<string, string>()
  /** Keys of findings whose edits have been tried. */
  readonly #triedKeys = new Set<string>()

  constructor(root: string, copy: string, options: FixOptions) {
    this.#root = root
    this.#copy = copy
    this.#options = options
  }

  /** Fixes in rounds: edits may overlap, and a finding may appear only when another one is gone. */
  async run(): Promise<FixedFinding[]> {
    const fixed: FixedFinding[] = []
    for (;;) {
      const { diagnostics } = await this.#options.validate(this.#copy)
      const candidates = omitOverlaps(diagnostics.flatMap((diagnostic) => this.#listFixable(diagnostic)))
      if (candidates.length === 0) return fixed
      for (const candidate of candidates) this.#triedKeys.add(getFindingKey(candidate))
      const kept = await this.#findKeepableEdits(diagnostics, candidates, [])
      this.#apply(
        [...candidates, ...kept].map(({ file }) => file),
        kept,
      )
      fixed.push(...kept)
      for (const { file } of kept) this.#texts.set(file, readFileSync(file, 'utf8'))
    }
  }

  /** Writes the changed files of the copy into the root, each atomically. */
  write(): void {
    const changed = [...this.#texts].filter(([file, text]) => text !== this.#originals.get(file))
    for (const [file] of changed)
      if (readFileSync(this.#toOriginalPath(file), 'utf8') !== this.#originals.get(file))
        throw new CommandError(`${this.#toOriginalPath(file)} was changed in the meantime. Nothing was written: try again.`)
    for (const [file, text] of changed) replaceFile(realpathSync(this.#toOriginalPath(file)), text)
  }

  #listFixable(diagnostic: Diagnostic): FixableFinding[] {
    const { edit, file } = diagnostic
    if (edit === undefined || this.#triedKeys.has(getFindingKey(diagnostic))) return []
    if (!this.#options.ids.some((id) => file.startsWith(`${this.#copy}/${id}/`))) return []
    if (!realpathSync(this.#toOriginalPath(file)).startsWith(realpathSync(this.#root) + sep)) return []
    return [{ ...diagnostic, edit, from: this.#getText(file).slice(edit.start, edit.end) }]
  }

  /** Returns the edits that can be kept together; if not all can, bisects them. */
  async #findKeepableEdits(
    before: readonly Diagnostic[],
    candidates: readonly FixableFinding[],
    kept: readonly FixableFinding[],
  ): Promise<readonly FixableFinding[]> {
    this.#apply(
      [...candidates, ...kept].map(({ file }) => file),
      [...kept, ...candidates],
    )
    const { diagnostics: after } = await this.#options.validate(this.#copy)
    if (isImprovement(before, after, candidates)) return candidates
    this.#apply(
      candidates.map(({ file }) => file),
      kept,
    )
    if (candidates.length === 1) return []
    const half = Math.ceil(candidates.length / 2)
    const firstKept = await this.#findKeepableEdits(before, candidates.slice(0, half), kept)
    return [...firstKept, ...(await this.#findKeepableEdits(before, candidates.slice(half), [...kept, ...firstKept]))]
  }

  /** Writes files of the copy: their texts from earlier rounds, with exactly these edits. */
  #apply(files: readonly string[], edits: readonly FixableFinding[]): void {
    for (const file of new Set(files))
      writeFileSync(
        file,
        applyEdits(
          this.#getText(file),
          edits.filter((fixable) => fixable.file === file).map(({ edit }) => edit),
        ),
      )
  }

  #getText(file: string): string {
    const text = this.#texts.get(file) ?? readFileSync(file, 'utf8')
    if (!this.#originals.has(file)) this.#originals.set(file, text)
    this.#texts.set(file, text)
    return text
  }

  #toOriginalPath(file: string): string {
    return this.#root + file.slice(this.#copy.length)
  }
}

/** Leaves out edits that overlap an earlier one; they follow in the next round. */
function omitOverlaps(candidates: readonly FixableFinding[]): readonly FixableFinding[] {
  const endByFile = new Map<string, number>()
  return [...candidates]
    .sort((a, b) => a.edit.start - b.edit.start)
    .filter(({ file, edit }) => {
      const isDisjoint = edit.start >= (endByFile.get(file) ?? 0)
      if (isDisjoint) endByFile.set(file, edit.end)
      return isDisjoint
    })
}

function replaceFile(file: string, text: string): void {
  const temporaryFile = `${file}.${String(process.pid)}.tmp`
  writeFileSync(temporaryFile, text)
  chmodSync(temporaryFile, statSync(file).mode)
  renameSync(temporaryFile, file)
}

/** Applies edits that do not overlap, in any order. */
function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text: replacement }) => rest.slice(0, start) + replacement + rest.slice(end), text)
}
