/** A way in which the answer of a call can be bad. */
export interface InvalidResponse {
  /** What is bad: a path into the answer, and how. */
  readonly what: string
  /** Answers in place of the platform. */
  readonly answer: () => Promise<Response>
}

type Path = readonly (string | number)[]

/** What one part of an answer becomes. */
interface Change {
  readonly path: Path
  readonly what: string
  readonly to: unknown
}

const long = 'Muộn'.repeat(3000)
/** Every part of a list is like the first. */
const maxItems = 1
const many = 300

/** A call that fails altogether. */
export const failures: readonly InvalidResponse[] = [
  { what: ' is an error of the server', answer: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { what: ' is no envelope', answer: async () => Response.json([]) },
  { what: ' does not come', answer: async () => Promise.reject(new TypeError('Failed to fetch')) },
]

/**
 * The answer of a call with one part at a time gone, null, of another type or empty, its lists huge one at a time, all
 * its texts and numbers huge together and all its numbers below zero together, which hides nothing of the others; and
 * the call that fails, or answers what is no JSON. What the call's schema refuses reaches no page, whatever is wrong
 * with it: the first such answer stands for all.
 */
export function createInvalidResponses(
  envelope: { readonly value: unknown },
  holds: (value: unknown) => boolean,
): readonly InvalidResponse[] {
  const { value } = envelope
  const changed = (...changes: readonly Change[]): unknown => changes.reduce((result, { path, to }) => setAtPath(result, path, to), value)
  const all = changesOf(value, [])
  const taken = all.filter((change) => holds(changed(change) ?? null))
  const refused = all.filter((change) => !taken.includes(change)).slice(0, 1)
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
/** What is done to every part of an answer at once. */
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

/** A value whose part at a path is another; a part of an object that is undefined is gone. */
function setAtPath(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) return value.with(Number(key), setAtPath(value[Number(key)], rest, to))
  const { [key]: part, ...others } = value as Record<string, unknown>
  const next = setAtPath(part, rest, to)
  return next === undefined ? others : { ...(value as object), [key]: next }
}
