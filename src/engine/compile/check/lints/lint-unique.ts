import { defineRule } from '../define-rule.ts'
import { pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapePointerToken, isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'

/** A value and its location. */
type LocatedValue = readonly [pointer: string, value: unknown]

/**
 * Values that must be unique: VIP levels, keyboard shortcuts, browser storage keys, and URL parameters.
 */
const uniqueValueGroups: readonly {
  readonly kind: string
  readonly noun: string
  readonly getValues: (content: JsonObject) => readonly LocatedValue[]
}[] = [
  { kind: 'content', noun: 'level', getValues: (content) => listFieldValues(content, ['vipRanks'], 'level') },
  { kind: 'overlays', noun: 'shortcut', getValues: (content) => listFieldValues(content, ['overlays'], 'shortcut') },
  { kind: 'settings', noun: 'storage key', getValues: (content) => listValues(content, ['storage', 'session']) },
  {
    kind: 'settings',
    noun: 'storage key',
    getValues: (content) => [...listValues(content, ['storage', 'local']), ['/popups/key', findValueAt(content, ['popups', 'key'])]],
  },
  {
    kind: 'registration',
    noun: 'parameter',
    getValues: (content) => [...listValues(content, ['affiliateParameters']), ...listValues(content, ['referralParameters'])],
  },
]

/** Reports duplicates of values that must be unique, at the one that the last merchant of the `extends` chain wrote. */
export const rule = defineRule({
  codes: {
    'duplicate-value': {
      severity: 'error',
      about: 'Two entries have the same value in a field that must be unique.',
      remedy: 'Give one of them another value.',
    },
  },
  check: lintUnique,
})

function lintUnique(draft: Draft): readonly LocatedFinding[] {
  return uniqueValueGroups.flatMap(({ kind, noun, getValues }) => {
    const content = draft.config[kind]
    if (content === draft.parent?.[kind] || !isObject(content)) return []
    const pointersByValue = new Map<unknown, string>()
    return getValues(content).flatMap(([pointer, value]) => {
      const fullPointer = `/${kind}${pointer}`
      const otherPointer = value === undefined ? undefined : pointersByValue.get(value)
      if (otherPointer === undefined) pointersByValue.set(value, fullPointer)
      return otherPointer === undefined ? [] : [report(draft, noun, value, fullPointer, otherPointer)]
    })
  })
}

function report(draft: Draft, noun: string, value: unknown, pointer: string, otherPointer: string): LocatedFinding {
  const lastWritten = pickLastWritten(draft, pointer, otherPointer)
  const otherPath = (lastWritten === pointer ? otherPointer : pointer).slice(1).split('/').slice(1).join('/')
  return locate(draft, lastWritten, {
    code: 'duplicate-value',
    at: 'value',
    message: `The ${noun} ${JSON.stringify(value)} is already used by ${otherPath}.`,
    found: JSON.stringify(value),
    remedy: `Choose another ${noun} for one of the two.`,
  })
}

const listEntriesAt = (content: JsonObject, path: readonly string[]): [string, unknown][] => {
  const map = findValueAt(content, path)
  return typeof map === 'object' && map !== null ? Object.entries(map) : []
}

const listValues = (content: JsonObject, path: readonly string[]): LocatedValue[] =>
  listEntriesAt(content, path).map(([key, value]) => [`/${path.join('/')}/${escapePointerToken(key)}`, value])

const listFieldValues = (content: JsonObject, path: readonly string[], field: string): LocatedValue[] =>
  listEntriesAt(content, path).map(([id, entry]) => [`/${path.join('/')}/${escapePointerToken(id)}/${field}`, findValueAt(entry, [field])])
