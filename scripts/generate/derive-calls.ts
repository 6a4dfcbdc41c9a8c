import { readSchema, schemaNames, type Json } from './schemas.ts'

/** One call of the API as its port's schema declares it. */
export interface Call {
  port: string
  name: string
  method: string
  path: string
  token: string
  encrypted: boolean
  /** It asks for a proof of work. */
  proof?: true
  /** Its body is sent as a form of a page sends it. */
  form?: true
  /** How many times a minute one address may ask it on one brand, where that is less than of any call. */
  limit?: number
  /** How many bytes its body may have, where that is more than of any call. */
  largest?: number
  /** What the log of who did what calls it: one name, or one for each value that a property of its body has. */
  audit?: string | { by: string; events: Record<string, string> }
  /** It is asked before the first picture of a page. */
  first?: true
  query?: Json
  body?: Json
  value: Json
  errors: string[]
}

/** Every call of every port. */
export const readCalls = (): Call[] =>
  schemaNames('api')
    .filter((port) => port !== 'errors')
    .flatMap((port) =>
      Object.entries(readSchema(`api/${port}.json`)['calls'] as Record<string, Omit<Call, 'port' | 'name'>>).map(([name, call]) => ({
        ...call,
        port,
        name,
      })),
    )

const constant = (doc: string, name: string, value: unknown, type?: string): string =>
  `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n${type === undefined ? '' : `\nexport type ${type} = keyof typeof ${name}\n`}`

/** The table of calls, as a TypeScript constant. */
export function deriveEndpoints(calls: readonly Call[]): string {
  const table = Object.fromEntries(
    calls.map(({ port, name, method, path, token, encrypted, proof, form, errors }) => [
      `${port}.${name}`,
      { port, name, method, path, token, encrypted, proof: proof === true, form: form === true, errors },
    ]),
  )
  return constant('Every call of the API: where it is and what it needs.', 'endpoints', table, 'CallName')
}

/**
 * What the server alone holds a call to, apart from the table of calls, which the browser reads too.
 */
export function deriveCallRules(calls: readonly Call[]): string {
  const table = calls.flatMap(({ port, name, limit, largest, audit }) => {
    if (limit === undefined && largest === undefined && audit === undefined) return []
    const rules = {
      ...(limit !== undefined && { limit }),
      ...(largest !== undefined && { largest }),
      ...(audit !== undefined && { audit }),
    }
    return [[`${port}.${name}`, rules] as const]
  })
  return constant(
    'How often a call may be asked, how large it may be, and what the log of who did what calls it.',
    'callRules',
    Object.fromEntries(table),
  )
}

/** The most characters that a call takes of each text. */
export function deriveLongest(calls: readonly Call[]): string {
  const lengths = ({ body, query }: Call) =>
    Object.entries((body ?? query)?.['properties'] ?? {}).flatMap(([name, { maxLength }]: [string, Json]) =>
      typeof maxLength === 'number' ? [[name, maxLength] as const] : [],
    )
  const table = calls.flatMap((call) => {
    const longest = lengths(call)
    return longest.length === 0 ? [] : [[`${call.port}.${call.name}`, Object.fromEntries(longest)] as const]
  })
  return constant('The most characters that a call takes of each text.', 'longest', Object.fromEntries(table))
}

/**
 * The catalogue of errors, apart from the calls: the browser reads it before the first picture, and the table of calls
 * never whole.
 */
export function deriveErrors(): string {
  const { errors, clientErrors } = readSchema('api/errors.json')
  const keys = Object.entries(errors as Record<string, { messageKey: string }>)
  const plain = keys.flatMap(([code, { messageKey }]) => (messageKey === `error_${code}` ? [code] : []))
  const texts = Object.fromEntries(keys.flatMap(([code, { messageKey }]) => (plain.includes(code) ? [] : [[code, messageKey]])))
  return [
    constant('Every coded error of the API: HTTP status, text and reaction.', 'errorCatalogue', errors, 'ErrorCode'),
    constant(
      'The codes whose text has their own name behind `error_`, in one text: all that the browser needs.',
      'plainErrors',
      plain.join(' '),
    ),
    constant('The texts of the other codes.', 'errorTexts', texts),
    constant('Errors that arise in the browser, before or without an answer.', 'clientErrors', clientErrors),
  ].join('\n')
}
