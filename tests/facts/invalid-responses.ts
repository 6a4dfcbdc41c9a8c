/** A way in which a response can be invalid. */
export interface InvalidResponse {
  /** The path of the invalid part, and how it is invalid. */
  readonly description: string
  /** Responds in place of the platform. */
  readonly respond: () => Promise<Response>
}

type Path = readonly (string | number)[]

/** The mutation of one part of a response. */
interface Change {
  readonly path: Path
  readonly description: string
  readonly replacement: unknown
}

const longText = 'Muộn'.repeat(3000)
/** Number of items of a list that are mutated; the others have the same shape. */
const maxItems = 1
const manyItems = 300

/** Responses with which a call fails as a whole. */
export const failures: readonly InvalidResponse[] = [
  { description: ' is a server error', respond: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { description: ' is not an envelope', respond: async () => Response.json([]) },
  { description: ' is a network error', respond: async () => Promise.reject(new TypeError('Failed to fetch')) },
]

/**
 * Returns invalid variants of a response: with one part at a time missing, null, of another type or empty, with one
 * list at a time huge, with all texts and numbers huge, and with all numbers negative; and the call that fails or
 * returns something that is not JSON. If a part is invalid, the adapters pass on the valid rest of the response.
 */
export function createInvalidResponses(
  envelope: { readonly value: unknown },
  isValid: (value: unknown) => boolean,
): readonly InvalidResponse[] {
  const { value } = envelope
  const applyChanges = (...changes: readonly Change[]): unknown =>
    changes.reduce((result, { path, replacement }) => setAtPath(result, path, replacement), value)
  const allChanges = changesOf(value, [])
  const validChanges = allChanges.filter((change) => isValid(applyChanges(change) ?? null))
  const invalidChanges = allChanges.filter((change) => !validChanges.includes(change))
  const separateChanges = validChanges.filter(({ description }) => !groupedKinds.includes(description))
  const groups = groupedKinds
    .map((kind) => validChanges.filter(({ description }) => description === kind))
    .flatMap((group) => (isValid(applyChanges(...group)) ? [group] : group.map((change) => [change])))
  const variants = [
    ...[...invalidChanges, ...separateChanges].map((change) => [change]),
    ...groups.filter((group) => group.length > 0),
  ].map((changes) => ({
    description: changes.map(({ path, description: what }) => `${path.map((part) => `/${String(part)}`).join('')} ${what}`).join(','),
    value: applyChanges(...changes),
  }))
  const distinctVariants = new Map(variants.map((variant) => [JSON.stringify(variant.value), variant]))
  distinctVariants.delete(JSON.stringify(value))
  return [
    ...[...distinctVariants.values()].map((variant) => ({
      description: variant.description,
      respond: async () => Response.json({ ...envelope, value: variant.value }),
    })),
    ...failures,
    {
      description: ' has an unknown error code',
      respond: async () => Response.json({ success: false, code: 'no_such_code', message: 'x' }),
    },
    { description: ' does not arrive', respond: () => new Promise(() => undefined) },
  ]
}

const huge = 'is huge'
const negative = 'is negative'
/** Mutations applied to all parts of a response at once. */
const groupedKinds: readonly string[] = [huge, negative]

function changesOf(value: unknown, path: Path): readonly Change[] {
  const createChange = (description: string, replacement: unknown): Change => ({ path, description, replacement })
  const otherType = typeof value === 'string' ? 7 : 'text'
  const ownChanges = [
    ...(path.length === 0 ? [] : [createChange('is missing', undefined)]),
    createChange('is null', null),
    createChange('is of another type', otherType),
  ]
  if (typeof value === 'string') return [...ownChanges, createChange('is empty', ''), createChange(huge, longText)]
  if (typeof value === 'number') return [...ownChanges, createChange(huge, Number.MAX_SAFE_INTEGER), createChange(negative, -1)]
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[]
    const itemChanges = value.slice(0, maxItems).flatMap((item, index) => changesOf(item, [...path, index]))
    const longList = hasId(first)
      ? [
          createChange(
            'has many items',
            Array.from({ length: manyItems }, (_, n) => ({ ...first, id: `${n}` })),
          ),
        ]
      : []
    return [...ownChanges, createChange('is empty', []), ...longList, ...itemChanges]
  }
  if (typeof value !== 'object' || value === null) return ownChanges
  return [...ownChanges, createChange('is empty', {}), ...Object.entries(value).flatMap(([key, item]) => changesOf(item, [...path, key]))]
}

const hasId = (item: unknown): item is { readonly id: string } => typeof item === 'object' && item !== null && 'id' in item

/** Returns a value with the part at a path replaced; `undefined` removes a property. */
function setAtPath(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) return value.with(Number(key), setAtPath(value[Number(key)], rest, replacement))
  const { [key]: part, ...others } = value as Record<string, unknown>
  const changedPart = setAtPath(part, rest, replacement)
  return changedPart === undefined ? others : { ...(value as object), [key]: changedPart }
}
