/** A way in which a response can be invalid. */
export interface InvalidResponse {
  /** What is wrong: a path into the response, and how. */
  readonly what: string
  /** Responds in place of the platform. */
  readonly answer: () => Promise<Response>
}

type Path = readonly (string | number)[]

/** The mutation of one part of a response. */
interface Change {
  readonly path: Path
  readonly what: string
  readonly to: unknown
}

const long = 'Muộn'.repeat(3000)
/** Only the first item of a list is mutated; the others are alike. */
const maxItems = 1
const many = 300

/** Ways in which a whole call fails. */
export const failures: readonly InvalidResponse[] = [
  { what: ' is an error of the server', answer: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { what: ' is no envelope', answer: async () => Response.json([]) },
  { what: ' does not come', answer: async () => Promise.reject(new TypeError('Failed to fetch')) },
]

/**
 * Returns invalid variants of a response: with one part at a time missing, null, of another type or empty, with one
 * list at a time huge, with all texts and numbers huge, and with all numbers negative; and the call that fails or
 * returns something that is not JSON. Of a response that violates the call's schema, what is left reaches the page.
 */
export function createInvalidResponses(
  envelope: { readonly value: unknown },
  holds: (value: unknown) => boolean,
): readonly InvalidResponse[] {
  const { value } = envelope
  const changed = (...changes: readonly Change[]): unknown => changes.reduce((result, { path, to }) => setAtPath(result, path, to), value)
  const all = changesOf(value, [])
  const taken = all.filter((change) => holds(changed(change) ?? null))
  const refused = all.filter((change) => !taken.includes(change))
  const alone = taken.filter(({ what }) => !together.includes(what))
  const groups = together
    .map((kind) => taken.filter(({ what }) => what === kind))
    .flatMap((group) => (holds(changed(...group)) ? [group] : group.map((change) => [change])))
  const ways = [...[...refused, ...alone].map((change) => [change]), ...groups.filter((group) => group.length > 0)].map((changes) => ({
    what: changes.map(({ path, what }) => `${path.map((part) => `/${String(part)}`).join('')} ${what}`).join(','),
    value: changed(...changes),
  }))
  const different = new Map(ways.map((way) => [JSON.stringify(way.value), way]))
  different.delete(JSON.stringify(value))
  return [
    ...[...different.values()].map((way) => ({ what: way.what, answer: async () => Response.json({ ...envelope, value: way.value }) })),
    ...failures,
    { what: ' has an unknown error code', answer: async () => Response.json({ success: false, code: 'no_such_code', message: 'x' }) },
    { what: ' is late', answer: () => new Promise(() => undefined) },
  ]
}

const huge = 'is huge'
const negative = 'is below zero'
/** Mutations applied to all parts of a response at once. */
const together: readonly string[] = [huge, negative]

function changesOf(value: unknown, path: Path): readonly Change[] {
  const at = (what: string, to: unknown): Change => ({ path, what, to })
  const other = typeof value === 'string' ? 7 : 'text'
  const own = [...(path.length === 0 ? [] : [at('is gone', undefined)]), at('is null', null), at('is of another type', other)]
  if (typeof value === 'string') return [...own, at('is empty', ''), at(huge, long)]
  if (typeof value === 'number') return [...own, at(huge, Number.MAX_SAFE_INTEGER), at(negative, -1)]
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[]
    const itemChanges = value.slice(0, maxItems).flatMap((item, index) => changesOf(item, [...path, index]))
    const longer = hasId(first)
      ? [
          at(
            'has many',
            Array.from({ length: many }, (_, n) => ({ ...first, id: `${n}` })),
          ),
        ]
      : []
    return [...own, at('is empty', []), ...longer, ...itemChanges]
  }
  if (typeof value !== 'object' || value === null) return own
  return [...own, at('is empty', {}), ...Object.entries(value).flatMap(([key, item]) => changesOf(item, [...path, key]))]
}

const hasId = (item: unknown): item is { readonly id: string } => typeof item === 'object' && item !== null && 'id' in item

/** Returns a value with the part at a path replaced; `undefined` removes a property. */
function setAtPath(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) return value.with(Number(key), setAtPath(value[Number(key)], rest, to))
  const { [key]: part, ...others } = value as Record<string, unknown>
  const next = setAtPath(part, rest, to)
  return next === undefined ? others : { ...(value as object), [key]: next }
}
