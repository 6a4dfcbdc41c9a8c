import { defineRule } from '../define-rule.ts'
import { latestPointer, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapeStep, isObject, valueAt, type JsonObject } from '../../read/pointer.ts'

/** A value and its location. */
type LocatedValue = readonly [pointer: string, value: unknown]

/**
 * Values that must be unique: levels in the platform's database, keyboard shortcuts, keys of the browser's storage, and
 * URL parameters.
 */
const groups: readonly {
  readonly kind: string
  readonly noun: string
  readonly valuesIn: (content: JsonObject) => readonly LocatedValue[]
}[] = [
  { kind: 'content', noun: 'level', valuesIn: (content) => fieldOf(content, ['vipRanks'], 'level') },
  { kind: 'overlays', noun: 'shortcut', valuesIn: (content) => fieldOf(content, ['overlays'], 'shortcut') },
  { kind: 'settings', noun: 'name', valuesIn: (content) => valuesOf(content, ['storage', 'session']) },
  {
    kind: 'settings',
    noun: 'name',
    valuesIn: (content) => [...valuesOf(content, ['storage', 'local']), ['/popups/key', valueAt(content, ['popups', 'key'])]],
  },
  {
    kind: 'registration',
    noun: 'parameter',
    valuesIn: (content) => [...valuesOf(content, ['affiliateParameters']), ...valuesOf(content, ['referralParameters'])],
  },
]

/** Reports duplicates of unique values, at the one that was written later. */
export const rule = defineRule({
  codes: {
    'value-taken': {
      severity: 'error',
      about: 'Two entries have the same value in a field that must be unique.',
      remedy: 'Give one of them another value.',
    },
  },
  check: lintUnique,
})

function lintUnique(draft: Draft): readonly LocatedFinding[] {
  return groups.flatMap(({ kind, noun, valuesIn }) => {
    const content = draft.config[kind]
    if (content === draft.parent?.[kind] || !isObject(content)) return []
    const owners = new Map<unknown, string>()
    return valuesIn(content).flatMap(([pointer, value]) => {
      const fullPointer = `/${kind}${pointer}`
      const owner = value === undefined ? undefined : owners.get(value)
      if (owner === undefined) owners.set(value, fullPointer)
      return owner === undefined ? [] : [report(draft, noun, value, fullPointer, owner)]
    })
  })
}

function report(draft: Draft, noun: string, value: unknown, pointer: string, owner: string): LocatedFinding {
  const later = latestPointer(draft, pointer, owner)
  const other = (later === pointer ? owner : pointer).slice(1).split('/').slice(1).join('/')
  return locate(draft, later, {
    code: 'value-taken',
    at: 'value',
    message: `The ${noun} ${JSON.stringify(value)} is already used by ${other}.`,
    found: JSON.stringify(value),
    remedy: `Choose another ${noun} for one of the two.`,
  })
}

const entriesAt = (content: JsonObject, path: readonly string[]): [string, unknown][] => {
  const map = valueAt(content, path)
  return typeof map === 'object' && map !== null ? Object.entries(map) : []
}

const valuesOf = (content: JsonObject, path: readonly string[]): LocatedValue[] =>
  entriesAt(content, path).map(([key, value]) => [`/${path.join('/')}/${escapeStep(key)}`, value])

const fieldOf = (content: JsonObject, path: readonly string[], field: string): LocatedValue[] =>
  entriesAt(content, path).map(([id, entry]) => [`/${path.join('/')}/${escapeStep(id)}/${field}`, valueAt(entry, [field])])
