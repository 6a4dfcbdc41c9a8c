/** A way in which a response can be invalid. */
export interface InvalidResponse {
  /** The path of the invalid part, and how it is invalid. */
  readonly description: string
  /** Responds in place of the platform. */
  readonly respond: () => Promise<Response>
}

type Path = readonly (string | number)[]

/** The mutation of one part of a response. */
interface Mutation {
  readonly path: Path
  readonly description: string
  readonly replacement: unknown
}

const longText = 'Muộn'.repeat(3000)
/** Number of items that are mutated in each list, whose items all have the same shape. */
const maxItems = 1
const manyItems = 300

/** Responses with which a call fails, whatever its schema. */
export const failedResponses: readonly InvalidResponse[] = [
  { description: ' is a server error', respond: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { description: ' is not an envelope', respond: async () => Response.json([]) },
  { description: ' is a network error', respond: async () => Promise.reject(new TypeError('Failed to fetch')) },
]

/**
 * Returns variants of a response. In each variant one part is missing, null, of another type or empty, one list is
 * long, all texts and numbers are huge, or all numbers are negative; in further variants the call fails or does not
 * respond. Variants that violate the schema have one change each, because the adapters drop the invalid part and keep
 * the rest.
 */
export function createInvalidResponses(
  envelope: { readonly value: unknown },
  isValid: (value: unknown) => boolean,
): readonly InvalidResponse[] {
  const { value } = envelope
  const applyMutations = (...changes: readonly Mutation[]): unknown =>
    changes.reduce((result, { path, replacement }) => withValueAtPath(result, path, replacement), value)
  const allChanges = listMutations(value, [])
  const validChanges = allChanges.filter((change) => isValid(applyMutations(change) ?? null))
  const invalidChanges = allChanges.filter((change) => !validChanges.includes(change))
  const separateChanges = validChanges.filter(({ description }) => !groupedKinds.includes(description))
  const groups = groupedKinds
    .map((kind) => validChanges.filter(({ description }) => description === kind))
    .flatMap((group) => (isValid(applyMutations(...group)) ? [group] : group.map((change) => [change])))
  const variants = [
    ...[...invalidChanges, ...separateChanges].map((change) => [change]),
    ...groups.filter((group) => group.length > 0),
  ].map((changes) => ({
    description: changes
      .map(({ path, description: mutationDescription }) => `${path.map((part) => `/${String(part)}`).join('')} ${mutationDescription}`)
      .join(','),
    value: applyMutations(...changes),
  }))
  const distinctVariants = new Map(variants.map((variant) => [JSON.stringify(variant.value), variant]))
  distinctVariants.delete(JSON.stringify(value))
  return [
    ...[...distinctVariants.values()].map((variant) => ({
      description: variant.description,
      respond: async () => Response.json({ ...envelope, value: variant.value }),
    })),
    ...failedResponses,
    {
      description: ' has an unknown error code',
      respond: async () => Response.json({ success: false, code: 'no_such_code', message: 'x' }),
    },
    { description: ' does not arrive', respond: () => new Promise(() => undefined) },
  ]
}

const hugeKind = 'is huge'
const negativeKind = 'is negative'
/** Mutations applied to all parts of a response at once. */
const groupedKinds: readonly string[] = [hugeKind, negativeKind]

function listMutations(value: unknown, path: Path): readonly Mutation[] {
  const createMutation = (description: string, replacement: unknown): Mutation => ({ path, description, replacement })
  const otherType = typeof value === 'string' ? 7 : 'text'
  const ownChanges = [
    ...(path.length === 0 ? [] : [createMutation('is missing', undefined)]),
    createMutation('is null', null),
    createMutation('is of another type', otherType),
  ]
  if (typeof value === 'string') return [...ownChanges, createMutation('is empty', ''), createMutation(hugeKind, longText)]
  if (typeof value === 'number') return [...ownChanges, createMutation(hugeKind, Number.MAX_SAFE_INTEGER), createMutation(negativeKind, -1)]
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[]
    const itemChanges = value.slice(0, maxItems).flatMap((item, index) => listMutations(item, [...path, index]))
    const longList = hasId(first)
      ? [
          createMutation(
            'has many items',
            Array.from({ length: manyItems }, (_, n) => ({ ...first, id: `${n}` })),
          ),
        ]
      : []
    return [...ownChanges, createMutation('is empty', []), ...longList, ...itemChanges]
  }
  if (typeof value !== 'object' || value === null) return ownChanges
  return [
    ...ownChanges,
    createMutation('is empty', {}),
    ...Object.entries(value).flatMap(([key, item]) => listMutations(item, [...path, key])),
  ]
}

const hasId = (item: unknown): item is { readonly id: string } => typeof item === 'object' && item !== null && 'id' in item

/** Returns a copy of a value with the part at a path replaced; `undefined` removes a property. */
function withValueAtPath(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) return value.with(Number(key), withValueAtPath(value[Number(key)], rest, replacement))
  const { [key]: part, ...others } = value as Record<string, unknown>
  const changedPart = withValueAtPath(part, rest, replacement)
  return changedPart === undefined ? others : { ...(value as object), [key]: changedPart }
}
