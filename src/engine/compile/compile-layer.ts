import { checkOmittedLists } from './check/check-omitted-lists.ts'
import { checkPictures } from './check/check-pictures.ts'
import { checkOrdering } from './check/check-ordering.ts'
import { checkSiblingReferences, checkReferences } from './check/check-references.ts'
import type { CompileCache } from './compile-cache.ts'
import type { Diagnostic } from '../contract/diagnostic.ts'
import { compareDiagnostics, diagnose, type Finding } from './explain/diagnose.ts'
import { listContents } from './contents.ts'
import { findReusableInheritedValue, type Draft, type LocatedFinding } from './draft.ts'
import { explainExtends, explainMissingExtends } from './explain/explain-extends.ts'
import { extendConfig, MergedTexts } from './merge/extend.ts'
import { explainLanguageCode, explainLanguageFile } from './explain/suggest-language.ts'
import { deepFreeze } from './merge/weak-record.ts'
import { lazy } from './lazy.ts'
import type { Layer } from './merge/layer.ts'
import { omitDisabled } from './merge/omit-disabled.ts'
import { applyLintSettings } from './check/lint-settings.ts'
import { lint, lintNoEffect } from './check/lint.ts'
import { completeMessages } from './check/message-texts.ts'
import { escapePointerToken, type JsonObject } from './read/pointer.ts'
import { LayeredProvenance } from './merge/provenance.ts'
import { readFolder, type Folder } from './read/read-folder.ts'
import type { SourceFile } from './read/source-file.ts'
import { addPhoneMetadata } from './check/standards/phone-metadata.ts'
import { collectChangedReferences } from './changed-references.ts'
import { getOmittedPointer, validateFile, type CheckedFile } from './validate/validate-file.ts'
import { validateMerged } from './validate/validate-merged.ts'
import { maxFindings } from './validate/collect-findings.ts'

/**
 * Compiles one merchant: reads, validates, extends, merges, validates again, checks and freezes it. `dependents` are
 * the merchants whose `extends` led to this one; the result is cached only if there are any.
 */
export function compileLayer(root: string, id: string, cache: CompileCache, dependents: readonly string[] = []): Layer {
  const cached = cache.layers.get(id)
  if (cached) return cached
  const folder = readFolder(root, id)
  const checkedFiles = folder.sources.map(validateFile)
  const isExtendsInvalid = checkedFiles.some(
    (file) => file.source.kind === 'merchant' && file.findings.some((finding) => concernsExtends(finding)),
  )
  const { parentLayer, problem } = isExtendsInvalid ? {} : compileParent(root, folder, cache, [...dependents, id])
  const findings = checkedFiles.flatMap((file) => {
    const { source } = file
    return [...file.findings, ...checkOmittedLists(file)].map((finding): LocatedFinding => ({ source, finding }))
  })
  if (problem) findings.push(problem)
  const draft = createDraft(folder, checkedFiles, parentLayer)
  const pictureDiagnostics: Diagnostic[] = []
  if (folder.readable && !isExtendsInvalid && problem === undefined && parentLayer?.valid !== false) {
    findings.push(...checkMerged(draft))
    pictureDiagnostics.push(...checkPictures(draft, folder, parentLayer?.assets))
    if (folder.diagnostics.every(isWarning)) findings.push(...lintNoEffect(draft, findings))
  }
  const ownDiagnostics = applyLintSettings(folder.sources, [
    ...folder.diagnostics.map((one) => explainLanguageFile(draft.config, one)),
    ...pictureDiagnostics,
    ...findings.map((one) => diagnose(one.source, explainLanguageCode(draft.config, one))),
  ])
  const diagnostics =
    ownDiagnostics.length === 0
      ? (parentLayer?.diagnostics ?? [])
      : [...(parentLayer?.diagnostics ?? []), ...ownDiagnostics].toSorted(compareDiagnostics)
  const layer: Layer = {
    id,
    chain: [...(parentLayer?.chain ?? []), id],
    valid: diagnostics.every(isWarning),
    getConfig: lazy(() =>
      deepFreeze({ ...addPhoneMetadata(omitDisabled(omitLintSettings(draft.config))), messages: completeMessages(draft) }),
    ),
    getMergedConfig: lazy(() => deepFreeze({ ...draft.config, messages: draft.texts.getAllTexts() })),
    getInheritableConfig: lazy(() => toInheritable(draft.config)),
    folder,
    folders: [...(parentLayer?.folders ?? []), folder],
    provenance: draft.provenance,
    assets: draft.assets,
    diagnostics,
  }
  if (dependents.length > 0) cache.layers.set(id, layer)
  return layer
}

const isWarning = ({ severity }: Diagnostic): boolean => severity === 'warning'

/** Whether a finding leaves it unclear which merchant is extended. Missing values are then not reported. */
const concernsExtends = ({ pointer, suggestion }: Finding): boolean =>
  pointer === '/extends' || pointer.startsWith('/extends/') || (suggestion === 'extends' && !pointer.slice(1).includes('/'))

/**
 * Checks the merged config. Later checks treat values with findings as left out, so that they do not report
 * consequences.
 */
function checkMerged(draft: Draft): LocatedFinding[] {
  const findings = validateMerged(draft)
  const draftWithOmissions =
    findings.length === 0 ? draft : { ...draft, omitted: [...draft.omitted, ...findings.map(({ omittedPointer }) => omittedPointer)] }
  return omitConsequences([
    ...findings,
    ...checkReferences(draftWithOmissions),
    ...checkSiblingReferences(draftWithOmissions),
    ...checkOrdering(draftWithOmissions),
    ...lint(draftWithOmissions),
  ])
}

/**
 * Drops findings that another finding in the same file causes: a `dead-link` at a value that has an error at or below
 * it, and a `wrong-target` at an upline that an `upline-cycle` already reports.
 */
function omitConsequences(findings: readonly LocatedFinding[]): LocatedFinding[] {
  const isCause = ({ source, finding: { code, pointer } }: LocatedFinding, { source: other, finding: cause }: LocatedFinding): boolean =>
    source === other &&
    (code === 'dead-link'
      ? cause.severity !== 'warning' && (cause.pointer === pointer || cause.pointer.startsWith(`${pointer}/`))
      : cause.code === 'upline-cycle' && cause.pointer === pointer)
  const candidates = findings.filter(({ finding: { code } }) => code === 'dead-link' || code === 'wrong-target')
  return candidates.length === 0
    ? [...findings]
    : findings.filter((one) => !candidates.includes(one) || !findings.some((other) => isCause(one, other)))
}

function compileParent(
  root: string,
  folder: Folder,
  cache: CompileCache,
  dependents: readonly string[],
): { parentLayer?: Layer; problem?: LocatedFinding } {
  const source = folder.sources.find((one) => one.kind === 'merchant')
  const name = source?.value['extends']
  if (source === undefined) return {}
  if (typeof name !== 'string') {
    const finding = explainMissingExtends(folder.sources, name)
    return finding ? { problem: { source, finding } } : {}
  }
  const cachedParent = dependents.includes(name) ? undefined : cache.layers.get(name)
  if (cachedParent) return { parentLayer: cachedParent }
  const finding = explainExtends(root, name, dependents)
  return finding ? { problem: { source, finding } } : { parentLayer: compileLayer(root, name, cache, dependents) }
}

function createDraft(folder: Folder, files: readonly CheckedFile[], parentLayer: Layer | undefined): Draft {
  const layers: readonly (readonly SourceFile[])[] = [...(parentLayer?.provenance.layers ?? []), folder.sources]
  const parent = parentLayer?.getMergedConfig()
  const config = extendConfig(parentLayer?.getInheritableConfig() ?? { pages: {} }, files)
  const changed = listContents(config, parent, 'changed')
  return {
    id: folder.id,
    config,
    texts: new MergedTexts(parent?.['messages'], files),
    parent,
    getContents: lazy(() => listContents(config, parent)),
    changed,
    getChangedReferences: lazy(() => collectChangedReferences(changed, (content) => findReusableInheritedValue(folder, content))),
    provenance: new LayeredProvenance(layers),
    sources: folder.sources,
    assets: folder.assets.size === 0 && parentLayer ? parentLayer.assets : new Map([...(parentLayer?.assets ?? []), ...folder.assets]),
    omitted: [...folder.unreadablePointers, ...files.flatMap(listOmittedPointers)],
  }
}

function toInheritable(config: JsonObject): JsonObject {
  const { extends: _, domains: __, code: ___, ...merchant } = config['merchant'] as JsonObject
  return omitLintSettings({ ...config, merchant: { ...merchant, domains: [] } })
}

/** Omits a merchant's `lint` settings, which affect neither its site nor the merchants that extend it. */
function omitLintSettings(config: JsonObject): JsonObject {
  const { lint: settings, ...merchant } = config['merchant'] as JsonObject
  return settings === undefined ? config : { ...config, merchant }
}

/**
 * Pointers in the config that a file leaves undefined: its invalid values, or the whole file if it has too many
 * findings.
 */
function listOmittedPointers({ source, findings }: CheckedFile): string[] {
  if (findings.length >= maxFindings) return [source.pointer]
  const omittedPointers = [
    ...source.rejectedPointers.map((pointer) => source.pointer + getOmittedPointer(source.value, pointer)),
    ...source.incompletePointers.map((pointer) => source.pointer + pointer),
  ]
  return omittedPointers.length + findings.length === 0
    ? []
    : [...omittedPointers, ...findings.flatMap((finding) => listOmittedByFinding(source, finding))]
}

/**
 * A misspelt or misplaced key omits two pointers: its own, and that of the intended key or of the key that it belongs
 * in.
 */
function listOmittedByFinding(source: SourceFile, finding: Finding): string[] {
  const pointer = source.pointer + getOmittedPointer(source.value, finding.pointer)
  if (finding.destinationKey !== undefined) return [pointer, `${pointer.slice(0, pointer.lastIndexOf('/'))}/${finding.destinationKey}`]
  const intendedPointers =
    (finding.code === 'unknown-key' || finding.code === 'invalid-name') && finding.suggestion !== undefined
      ? [`${pointer.slice(0, pointer.lastIndexOf('/'))}/${escapePointerToken(finding.suggestion)}`]
      : []
  return [pointer, ...intendedPointers]
}
