import { checkListed } from './check/check-listed.ts'
import { checkPictures } from './check/check-pictures.ts'
import { checkOrdering } from './check/check-ordering.ts'
import { checkNeighbours, checkReferences } from './check/check-references.ts'
import type { CompileCache } from './compile-cache.ts'
import type { Diagnostic } from '../contract/diagnostic.ts'
import { compareDiagnostics, diagnose, type Finding } from './explain/diagnose.ts'
import { contentsOf } from './contents.ts'
import { unchangedIn, type Draft, type LocatedFinding } from './draft.ts'
import { explainExtends, explainNoExtends } from './explain/explain-extends.ts'
import { extend, Texts } from './merge/extend.ts'
import { explainLanguageCode, explainLanguageFile } from './explain/suggest-language.ts'
import { freeze } from './merge/weak-record.ts'
import { lazy } from './lazy.ts'
import type { Layer } from './merge/layer.ts'
import { leaveOutClosed } from './merge/leave-out-closed.ts'
import { applyLintSettings } from './check/lint-settings.ts'
import { lint, lintIdle } from './check/lint.ts'
import { fillTexts } from './check/message-texts.ts'
import { escapeStep, type JsonObject } from './read/pointer.ts'
import { LayeredProvenance } from './merge/provenance.ts'
import { readFolder, type Folder } from './read/read-folder.ts'
import type { SourceFile } from './read/source-file.ts'
import { withPhoneMetadata } from './check/standards/phone-metadata.ts'
import { survey } from './survey.ts'
import { omittedAt, validateFile, type CheckedFile } from './validate/validate-file.ts'
import { validateWhole } from './validate/validate-whole.ts'
import { maxFindings } from './validate/validate-with.ts'

/** Compiles one merchant: reads, validates, extends, merges, validates again, checks and freezes it. */
export function compileLayer(root: string, id: string, cache: CompileCache, above: readonly string[] = []): Layer {
  const known = cache.layers.get(id)
  if (known) return known
  const folder = readFolder(root, id)
  const files = folder.sources.map(validateFile)
  const isExtendsInvalid = files.some((file) => file.source.kind === 'merchant' && file.findings.some((one) => concernsExtends(one)))
  const { below, problem } = isExtendsInvalid ? {} : findBelow(root, folder, cache, [...above, id])
  const findings = files.flatMap((file) => {
    const { source } = file
    return [...file.findings, ...checkListed(file)].map((finding): LocatedFinding => ({ source, finding }))
  })
  if (problem) findings.push(problem)
  const draft = draftOf(folder, files, below)
  const pictures: Diagnostic[] = []
  if (folder.readable && !isExtendsInvalid && problem === undefined && below?.valid !== false) {
    findings.push(...checkWhole(draft))
    pictures.push(...checkPictures(draft, folder, below?.assets))
    if (folder.diagnostics.every(isWarning)) findings.push(...lintIdle(draft, findings))
  }
  const own = applyLintSettings(folder.sources, [
    ...folder.diagnostics.map((one) => explainLanguageFile(draft.config, one)),
    ...pictures,
    ...findings.map((one) => diagnose(one.source, explainLanguageCode(draft.config, one))),
  ])
  const diagnostics = own.length === 0 ? (below?.diagnostics ?? []) : [...(below?.diagnostics ?? []), ...own].toSorted(compareDiagnostics)
  const layer: Layer = {
    id,
    chain: [...(below?.chain ?? []), id],
    valid: diagnostics.every(isWarning),
    config: lazy(() => freeze({ ...withPhoneMetadata(leaveOutClosed(withoutLint(draft.config))), messages: fillTexts(draft) })),
    merged: lazy(() => freeze({ ...draft.config, messages: draft.texts.all() })),
    start: lazy(() => startOf(draft.config)),
    folder,
    folders: [...(below?.folders ?? []), folder],
    provenance: draft.provenance,
    assets: draft.assets,
    diagnostics,
  }
  if (above.length > 0) cache.layers.set(id, layer)
  return layer
}

const isWarning = ({ severity }: Diagnostic): boolean => severity === 'warning'

/** Whether a mistake makes it unknown what a merchant extends, so that missing values say nothing. */
const concernsExtends = ({ pointer, suggestion }: Finding): boolean =>
  pointer === '/extends' || pointer.startsWith('/extends/') || (suggestion === 'extends' && !pointer.slice(1).includes('/'))

/**
 * Checks the merged config. Later checks treat values with findings as left out, so that they do not report
 * consequences.
 */
function checkWhole(draft: Draft): LocatedFinding[] {
  const findings = validateWhole(draft)
  const rest = findings.length === 0 ? draft : { ...draft, omitted: [...draft.omitted, ...findings.map(({ left }) => left)] }
  return withoutConsequences([...findings, ...checkReferences(rest), ...checkNeighbours(rest), ...checkOrdering(rest), ...lint(rest)])
}

/**
 * Drops findings that another finding causes: dead links to an entry that has an error itself, and the wrong target of
 * an account that is its own upline.
 */
function withoutConsequences(found: readonly LocatedFinding[]): LocatedFinding[] {
  const isCause = ({ source, finding: { code, pointer } }: LocatedFinding, { source: other, finding: cause }: LocatedFinding): boolean =>
    source === other &&
    (code === 'dead-link'
      ? cause.severity !== 'warning' && (cause.pointer === pointer || cause.pointer.startsWith(`${pointer}/`))
      : cause.code === 'upline-circle' && cause.pointer === pointer)
  const candidates = found.filter(({ finding: { code } }) => code === 'dead-link' || code === 'wrong-target')
  return candidates.length === 0
    ? [...found]
    : found.filter((one) => !candidates.includes(one) || !found.some((other) => isCause(one, other)))
}

function findBelow(
  root: string,
  folder: Folder,
  cache: CompileCache,
  chain: readonly string[],
): { below?: Layer; problem?: LocatedFinding } {
  const source = folder.sources.find((one) => one.kind === 'merchant')
  const name = source?.value['extends']
  if (source === undefined) return {}
  if (typeof name !== 'string') {
    const finding = explainNoExtends(folder.sources, name)
    return finding ? { problem: { source, finding } } : {}
  }
  const known = chain.includes(name) ? undefined : cache.layers.get(name)
  if (known) return { below: known }
  const finding = explainExtends(root, name, chain)
  return finding ? { problem: { source, finding } } : { below: compileLayer(root, name, cache, chain) }
}

function draftOf(folder: Folder, files: readonly CheckedFile[], below: Layer | undefined): Draft {
  const layers: readonly (readonly SourceFile[])[] = [...(below?.provenance.layers ?? []), folder.sources]
  const parent = below?.merged()
  const config = extend(below?.start() ?? { pages: {} }, files)
  const changed = contentsOf(config, parent, 'changed')
  return {
    id: folder.id,
    config,
    texts: new Texts(parent?.['messages'], files),
    parent,
    contents: lazy(() => contentsOf(config, parent)),
    changed,
    survey: lazy(() => survey(changed, (content) => unchangedIn(folder, content))),
    provenance: new LayeredProvenance(layers),
    sources: folder.sources,
    assets: folder.assets.size === 0 && below ? below.assets : new Map([...(below?.assets ?? []), ...folder.assets]),
    omitted: [...folder.unread, ...files.flatMap(leftOut)],
  }
}

function startOf(config: JsonObject): JsonObject {
  const { extends: _, domains: __, code: ___, ...merchant } = config['merchant'] as JsonObject
  return withoutLint({ ...config, merchant: { ...merchant, domains: [] } })
}

/** `lint` of a brand concerns neither its site nor the merchants that extend it. */
function withoutLint(config: JsonObject): JsonObject {
  const { lint: settings, ...merchant } = config['merchant'] as JsonObject
  return settings === undefined ? config : { ...config, merchant }
}

/**
 * Pointers in the config that a file leaves undefined: its invalid values, or the whole file if it has too many
 * findings.
 */
function leftOut({ source, findings }: CheckedFile): string[] {
  if (findings.length >= maxFindings) return [source.pointer]
  const broken = [
    ...source.broken.map((pointer) => source.pointer + omittedAt(source.value, pointer)),
    ...source.incomplete.map((pointer) => source.pointer + pointer),
  ]
  return broken.length + findings.length === 0 ? [] : [...broken, ...findings.flatMap((finding) => leftOutBy(source, finding))]
}

/** A misspelt key leaves out two: the written one and the one that was intended. */
function leftOutBy(source: SourceFile, finding: Finding): string[] {
  const at = source.pointer + omittedAt(source.value, finding.pointer)
  if (finding.into !== undefined) return [at, `${at.slice(0, at.lastIndexOf('/'))}/${finding.into}`]
  const intended =
    (finding.code === 'unknown-key' || finding.code === 'wrong-name') && finding.suggestion !== undefined
      ? [`${at.slice(0, at.lastIndexOf('/'))}/${escapeStep(finding.suggestion)}`]
      : []
  return [at, ...intended]
}
