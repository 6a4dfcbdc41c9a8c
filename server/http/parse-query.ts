/** The part of a query's schema that the parser uses. */
export interface QueryShape {
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly $ref?: string }>>
}

/** An integer in JSON notation, within the safe range. */
const integerPattern = /^(?:0|-?[1-9]\d{0,14})$/

/**
 * Creates a parser for query strings. A parameter whose schema type is `integer` is converted if it is an integer in
 * JSON notation. All other values stay as they were sent, so that validation rejects integers in another notation and
 * repeated parameters.
 * @throws Error for a schema with parameters that are neither strings nor integers
 */
export function createQueryParser({ properties = {} }: QueryShape): (query: unknown) => unknown {
  const unsupported = Object.keys(properties).find((name) => !['string', 'integer', undefined].includes(properties[name]?.type))
  if (unsupported !== undefined) throw new Error(`The query's parameter ${unsupported} is neither a string nor an integer.`)
  const isInteger = (name: string): boolean => Object.hasOwn(properties, name) && properties[name]?.type === 'integer'
  return (query) =>
    Object.fromEntries(
      Object.entries(query ?? {}).map(([name, value]) => [
        name,
        isInteger(name) && typeof value === 'string' && integerPattern.test(value) ? Number(value) : value,
      ]),
    )
}
