import pg from 'pg'

/**
 * Parses values of the type `numeric(p, 0)` to `bigint`, as declared by the column or a cast in the query; other scales
 * stay decimal strings. Computed values, such as sums, have no scale unless the query casts them.
 * @throws Error if a column of the result is `numeric` without a scale
 */
export function parseNumerics<R extends pg.QueryResult>(result: R): R {
  for (const { name, dataTypeID, dataTypeModifier } of result.fields ?? []) {
    if (dataTypeID !== (pg.types.builtins.NUMERIC as number)) continue
    if (dataTypeModifier === -1)
      throw new Error(`The column "${name}" of a result is numeric without a scale. Cast it in the query: whole numbers to numeric(38, 0).`)
    if (getScale(dataTypeModifier) !== 0) continue
    for (const row of result.rows as Record<string, unknown>[]) {
      const value = row[name]
      if (typeof value === 'string') row[name] = BigInt(value)
    }
  }
  return result
}

/** PostgreSQL keeps precision and scale in one number: precision * 65536 + scale + 4. */
const getScale = (modifier: number): number => (modifier - 4) & 0x7ff
