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
/** Number of items that are mutated in each list. All items of a list have the same shape. */
const maxMutatedItems = 1
const longListLength = 300

/** Responses with which a call fails, whatever its schema. */
export const failedResponses: readonly InvalidResponse[] = [
  { description: ' is a server error', respond: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { description: ' is not an envelope', respond: async () => Response.json([]) },
  { description: ' is a network error', respond: async () => Promise.reject(new TypeError('Failed to fetch')) },
]

/**
 * Returns variants of a response. In each variant one part is missing, null, of another type or empty, one list is
 * long, all texts and numbers are huge, or all numbers are negative; in further variants the call fails or gets no
 * response. Variants that violate the schema have one mutation each, because the adapters drop the invalid part and
 * keep the rest.
 */
export function createInvalidResponses(
  envelope: { readonly value: unknown },
  isValid: (value: unknown) => boolean,
): readonly InvalidResponse[] {
  const { value } = envelope
  const applyMutations = (...mutations: readonly Mutation[]): unknown =>
    mutations.reduce((result, { path, replacement }) => withValueAtPath(result, path, replacement), value)
  const allMutations = listMutations(value, [])
  const validMutations = allMutations.filter((mutation) => isValid(applyMutations(mutation) ?? null))
  const invalidMutations = allMutations.filter((mutation) => !validMutations.includes(mutation))
  const separateMutations = validMutations.filter(({ description }) => !groupedKinds.includes(description))
  const groups = groupedKinds
    .map((kind) => validMutations.filter(({ description }) => description === kind))
    .flatMap((group) => (isValid(applyMutations(...group)) ? [group] : group.map((mutation) => [mutation])))
  const variants = [
    ...[...invalidMutations, ...separateMutations].map((mutation) => [mutation]),
    ...groups.filter((group) => group.length > 0),
  ].map((mutations) => ({
    description: mutations
      .map(({ path, description: mutationDescription }) => `${path.map((part) => `/${String(part)}`).join('')} ${mutationDescription}`)
      .join(','),
    value: applyMutations(...mutations),
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
  const ownMutations = [
    ...(path.length === 0 ? [] : [createMutation('is missing', undefined)]),
    createMutation('is null', null),
    createMutation('is of another type', otherType),
  ]
  if (typeof value === 'string') return [...ownMutations, createMutation('is empty', ''), createMutation(hugeKind, longText)]
  if (typeof value === 'number')
    return [...ownMutations, createMutation(hugeKind, Number.MAX_SAFE_INTEGER), createMutation(negativeKind, -1)]
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[]
    const itemMutations = value.slice(0, maxMutatedItems).flatMap((item, index) => listMutations(item, [...path, index]))
    const longList = hasId(first)
      ? [
          createMutation(
            'has many items',
            Array.from({ length: longListLength }, (_, n) => ({ ...first, id: `${n}` })),
          ),
        ]
      : []
    return [...ownMutations, createMutation('is empty', []), ...longList, ...itemMutations]
  }
  if (typeof value !== 'object' || value === null) return ownMutations
  return [
    ...ownMutations,
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
