import { readSchema, schemaNames, type Json } from './schemas.ts'

/** One call of the API as its port's schema declares it. */
export interface Call {
  port: string
  name: string
  method: string
  path: string
  token: string
  encrypted: boolean
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
    calls.map(({ port, name, method, path, token, encrypted, errors }) => [
      `${port}.${name}`,
      { port, name, method, path, token, encrypted, errors },
    ]),
  )
  return constant('Every call of the API: where it is and what it needs.', 'endpoints', table, 'CallName')
}

/** The catalogue of errors, apart from the calls: the browser reads it before the first picture, and the table of calls never whole. */
export function deriveErrors(): string {
  const { errors, clientErrors } = readSchema('api/errors.json')
  const texts = Object.fromEntries(
    Object.entries(errors as Record<string, { messageKey: string }>).map(([code, { messageKey }]) => [code, messageKey]),
  )
  return [
    constant('Every coded error of the API: HTTP status, text and reaction.', 'errorCatalogue', errors, 'ErrorCode'),
    constant('The text of each: all that the browser needs.', 'errorTexts', texts),
    constant('Errors that arise in the browser, before or without an answer.', 'clientErrors', clientErrors),
  ].join('\n')
}
