import type { Finding } from './diagnose.ts'
import { singleKinds } from '../read/file-kinds.ts'
import { isFolder } from '../read/list-folder.ts'
import { listMerchants } from '../read/list-merchants.ts'
import type { SourceFile } from '../read/source-file.ts'
import { suggestName } from './nearest-name.ts'

const maxLevels = 16

/** Whether there is a folder of this name: to list them all for each merchant would take the square of their number. */
const isMerchant = (root: string, name: string): boolean => /^[a-zA-Z0-9_-]+$/.test(name) && isFolder(`${root}/${name}`)

/** Says what is wrong with what a merchant extends; `chain` are the merchants that led here, itself last. */
export function explainExtends(root: string, name: string, chain: readonly string[]): Finding | undefined {
  const common = { pointer: '/extends', at: 'value', found: name } as const
  if (chain.includes(name)) {
    const circle = [...chain.slice(chain.indexOf(name)), name].join(' extends ')
    return {
      ...common,
      code: 'extends-circle',
      message: `The merchants extend each other in a circle: ${circle}.`,
      remedy: 'Let one of them extend another merchant, or nobody.',
    }
  }
  if (chain.length > maxLevels)
    return {
      ...common,
      code: 'extends-deep',
      message: `More than ${maxLevels} merchants extend each other in a row.`,
      expected: `at most ${maxLevels}`,
      remedy: 'Let it extend a merchant that is nearer to the first.',
    }
  if (isMerchant(root, name)) return undefined
  const names = listMerchants(root).filter((one) => !chain.includes(one))
  const near = suggestName(name, names)
  return {
    ...common,
    code: 'unknown-merchant',
    message: `There is no merchant "${name}" to extend.`,
    expected: `one of ${names.slice(0, 12).join(', ')}`,
    ...near,
    remedy: near.suggestion === undefined ? 'Extend a merchant that is there, or nobody.' : `Write "${near.suggestion}".`,
  }
}

/**
 * Says that a merchant extends nobody, where it lacks most of the files that it would need then: a line that is missing
 * is one mistake, and not what every file lacks without it.
 */
export function explainNoExtends(sources: readonly SourceFile[], written: unknown): Finding | undefined {
  const missing = singleKinds.filter((kind) => !sources.some((source) => source.kind === kind))
  if (missing.length * 2 < singleKinds.length) return undefined
  return {
    code: 'missing-file',
    pointer: written === undefined ? '' : '/extends',
    at: 'value',
    message: `The merchant extends nobody, and has only ${String(singleKinds.length - missing.length)} of the ${String(singleKinds.length)} files that it needs then.`,
    expected: missing.map((kind) => `${kind}.json`).join(', '),
    suggestion: 'base',
    remedy: 'Write "extends": "base" in merchant.json, or add the files that are missing.',
  }
}
