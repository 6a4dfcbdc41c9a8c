/** A way in which the answer of a call can be bad. */
export interface Broken {
  /** What is bad: a path into the answer, and how. */
  readonly what: string
  /** Answers in place of the platform. */
  readonly answer: () => Promise<Response>
}

interface Change {
  readonly what: string
  readonly value: unknown
}

const long = 'Muộn'.repeat(3000)
/** Every part of a list is like the first. */
const looked = 1
const many = 300

/** A call that fails altogether. */
export const failures: readonly Broken[] = [
  { what: ' is an error of the server', answer: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { what: ' is no envelope', answer: async () => Response.json([]) },
  { what: ' does not come', answer: async () => Promise.reject(new TypeError('Failed to fetch')) },
]

/**
 * The answer of a call with one part at a time gone, null, of another type, empty or huge; and the call that fails, or answers what is no JSON. What the call's schema refuses reaches no page, whatever
 * is wrong with it: the first such answer stands for all.
 */
export function breakAnswer(envelope: { readonly value: unknown }, holds: (value: unknown) => boolean): readonly Broken[] {
  const all = changes(envelope.value, '')
  const refused = all.filter((change) => !holds(change.value ?? null)).slice(0, 1)
  const taken = all.filter((change) => holds(change.value ?? null))
  const different = new Map(taken.map((change) => [JSON.stringify(change.value), change]))
  different.delete(JSON.stringify(envelope.value))
  return [
    ...[...refused, ...different.values()].map((change) => ({
      what: change.what,
      answer: async () => Response.json({ ...envelope, value: change.value }),
    })),
    ...failures,
    { what: ' has an unknown error code', answer: async () => Response.json({ success: false, code: 'no_such_code', message: 'x' }) },
    { what: ' is late', answer: () => new Promise(() => undefined) },
  ]
}

function changes(value: unknown, path: string): readonly Change[] {
  const at = (what: string, to: unknown): Change => ({ what: `${path} ${what}`, value: to })
  const other = typeof value === 'string' ? 7 : 'text'
  const own = [...(path === '' ? [] : [at('is gone', undefined)]), at('is null', null), at('is of another type', other)]
  if (typeof value === 'string') return [...own, at('is empty', ''), at('is huge', long)]
  if (typeof value === 'number') return [...own, at('is huge', Number.MAX_SAFE_INTEGER), at('is below zero', -1)]
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[]
    const parts = value.slice(0, looked).flatMap((item, index) => inside(changes(item, `${path}/${index}`), (to) => value.with(index, to)))
    return [
      ...own,
      at('is empty', []),
      ...(hasId(first)
        ? [
            at(
              'is huge',
              Array.from({ length: many }, (_, n) => ({ ...first, id: `${n}` })),
            ),
          ]
        : []),
      ...parts,
    ]
  }
  if (typeof value !== 'object' || value === null) return own
  const parts = Object.entries(value).flatMap(([key, item]) =>
    inside(changes(item, `${path}/${key}`), (to) => {
      const { [key]: _, ...rest } = value as Record<string, unknown>
      return to === undefined ? rest : { ...rest, [key]: to }
    }),
  )
  return [...own, at('is empty', {}), ...parts]
}

const hasId = (item: unknown): item is { readonly id: string } => typeof item === 'object' && item !== null && 'id' in item

const inside = (parts: readonly Change[], put: (value: unknown) => unknown): readonly Change[] =>
  parts.map(({ what, value }) => ({ what, value: put(value) }))
