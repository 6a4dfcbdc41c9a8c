import type { MerchantConfig } from '../../generated/config.ts'
import { checkReferences } from './check/check-references.ts'
import { rule as patterns } from './check/lints/lint-patterns.ts'
import { rule as relations } from './check/lints/lint-relations.ts'
import { rule as seed } from './check/lints/lint-seed.ts'
import { listContents } from './contents.ts'
import { findReusableInheritedValue, type Draft } from './draft.ts'
import type { Finding } from './explain/diagnose.ts'
import { lazy } from './lazy.ts'
import { extendConfig, MergedTexts } from './merge/extend.ts'
import { LayeredProvenance } from './merge/provenance.ts'
import type { JsonObject } from './read/pointer.ts'
import type { SourceFile } from './read/source-file.ts'
import { collectChangedReferences } from './changed-references.ts'
import { validateFile } from './validate/validate-file.ts'
import { validateMerged } from './validate/validate-merged.ts'

interface CheckedMerchant {
  readonly id: string
  readonly config: MerchantConfig
}

/**
 * Validates a change to a merchant's `platform.json` that is not stored in a file. Returns the errors of a hypothetical
 * merchant that extends this one and whose `platform.json` is the change. `null` removes a value.
 */
export function checkPlatformChange({ id, config: parent }: CheckedMerchant, change: JsonObject): readonly Finding[] {
  const source = createPlatformSource(id, change)
  const checkedFile = validateFile(source)
  if (checkedFile.findings.length > 0) return checkedFile.findings
  const inherited = { ...parent }
  const config = extendConfig(inherited, [checkedFile])
  const changed = listContents(config, inherited, 'changed')
  const draft: Draft = {
    id,
    config,
    texts: new MergedTexts(parent.messages, []),
    parent: inherited,
    getContents: () => changed,
    changed,
    getChangedReferences: lazy(() =>
      collectChangedReferences(changed, (content) => findReusableInheritedValue({ sources: [source] }, content)),
    ),
    provenance: new LayeredProvenance([[source]]),
    sources: [source],
    assets: new Map(),
    omitted: [],
  }
  const findings = validateMerged(draft)
  const problems =
    findings.length > 0 ? findings : [...checkReferences(draft), ...[relations, seed, patterns].flatMap((rule) => rule.check(draft, []))]
  return problems.map(({ finding }) => finding).filter(({ severity }) => severity !== 'warning')
}

const createPlatformSource = (merchant: string, value: JsonObject): SourceFile => ({
  kind: 'platform',
  name: '',
  file: `${merchant}/platform.json`,
  merchant,
  pointer: '/platform',
  value,
  rejectedPointers: [],
  incompletePointers: [],
  mayHaveNulls: true,
  mayHaveInvisibleCharacters: false,
  mayMentionAge: false,
  mayHaveSecret: false,
  digest: '',
})
