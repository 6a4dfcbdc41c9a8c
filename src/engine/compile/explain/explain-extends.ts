import type { Finding } from './diagnose.ts'
import { singletonFileKinds } from '../read/file-kinds.ts'
import { isFolder } from '../read/list-folder.ts'
import { listMerchants } from '../read/list-merchants.ts'
import type { SourceFile } from '../read/source-file.ts'
import { suggestName } from './nearest-name.ts'

const maxChainLength = 16

/** Whether a folder with this name exists. Listing all folders for each merchant would take quadratic time. */
const isMerchant = (root: string, name: string): boolean => /^[a-zA-Z0-9_-]+$/.test(name) && isFolder(`${root}/${name}`)

/**
 * Reports a mistake in the value of `extends`. `chain` contains the merchants whose `extends` led here, the current one
 * last.
 */
export function explainExtends(root: string, name: string, chain: readonly string[]): Finding | undefined {
  const common = { pointer: '/extends', at: 'value', found: name } as const
  if (chain.includes(name)) {
    const cycle = [...chain.slice(chain.indexOf(name)), name].join(' extends ')
    return {
      ...common,
      code: 'extends-cycle',
      message: `These merchants extend each other in a cycle: ${cycle}.`,
      remedy: 'Change "extends" of one of them, or remove it.',
    }
  }
  if (chain.length > maxChainLength)
    return {
      ...common,
      code: 'extends-too-deep',
      message: `The chain of extended merchants is longer than ${maxChainLength}.`,
      expected: `at most ${maxChainLength}`,
      remedy: 'Extend a merchant that is closer to the first of the chain.',
    }
  if (isMerchant(root, name)) return undefined
  const names = listMerchants(root).filter((id) => !chain.includes(id))
  const nameSuggestion = suggestName(name, names)
  return {
    ...common,
    code: 'unknown-merchant',
    message: `There is no merchant "${name}" to extend.`,
    expected: `one of ${names.slice(0, 12).join(', ')}`,
    ...nameSuggestion,
    remedy:
      nameSuggestion.suggestion === undefined
        ? 'Extend an existing merchant, or remove "extends".'
        : `Write "${nameSuggestion.suggestion}".`,
  }
}

/**
 * Reports a missing or invalid `extends` if the merchant lacks at least half of the files that it needs without it.
 * Otherwise `undefined`: later checks report each missing file.
 */
export function explainMissingExtends(sources: readonly SourceFile[], extendsValue: unknown): Finding | undefined {
  const missingKinds = singletonFileKinds.filter((kind) => !sources.some((source) => source.kind === kind))
  if (missingKinds.length * 2 < singletonFileKinds.length) return undefined
  return {
    code: 'missing-file',
    pointer: extendsValue === undefined ? '' : '/extends',
    at: 'value',
    message: `The merchant has no "extends" and only ${String(singletonFileKinds.length - missingKinds.length)} of the ${String(singletonFileKinds.length)} files that it then needs.`,
    expected: missingKinds.map((kind) => `${kind}.json`).join(', '),
    suggestion: 'base',
    remedy: 'Write "extends": "base" in merchant.json, or add the files that are missing.',
  }
}
