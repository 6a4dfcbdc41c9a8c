/** What a query of a call may be made of. */
export interface QueryShape {
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly $ref?: string }>>
}

/** A whole number as JSON writes it, and no longer than a number is exact. */
const wholeNumber = /^(?:0|-?[1-9]\d{0,14})$/

/**
 * Makes the function that reads a query, which is all text: where a whole number stands in the schema, the text of one
 * becomes it. Everything else stays as it was sent, for the schema to judge: no other way to write a number, and no
 * parameter that comes twice.
 * @throws Error for a schema whose parameters are neither text nor whole numbers: nothing here would read them
 */
export function makeQueryReader({ properties = {} }: QueryShape): (query: unknown) => unknown {
  const other = Object.keys(properties).find((name) => !['string', 'integer', undefined].includes(properties[name]?.type))
  if (other !== undefined) throw new Error(`The query's parameter ${other} is neither text nor a whole number.`)
  const isWhole = (name: string): boolean => Object.hasOwn(properties, name) && properties[name]?.type === 'integer'
  return (query) =>
    Object.fromEntries(
      Object.entries(query ?? {}).map(([name, value]) => [
        name,
        isWhole(name) && typeof value === 'string' && wholeNumber.test(value) ? Number(value) : value,
      ]),
    )
}
