import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { relationsByKind } from '../../src/engine/rules/relations/declared-relations.ts'
import { findChildSchema, getMerchantSchema, type Schema } from '../merchants/mutate/schemas.ts'
import { declarations, serverTables } from './constraint-declarations.ts'
import { type OpenTestDatabase, openTestDatabase } from './open-test-database.ts'

interface Constraint {
  readonly table: string
  readonly name: string
  readonly definition: string
}

let database: OpenTestDatabase
let constraints: readonly Constraint[]

/** Lists the constraints of tables, without those of shards that Citus stores on its coordinator. */
beforeAll(async () => {
  database = await openTestDatabase()
  const { rows } = await database.client.query<Constraint>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conrelid::regclass::text !~ '_[0-9]{6}$' order by 1, 2`,
  )
  constraints = rows
})
afterAll(() => database.close())

/** Finds the schema of a field of merchant files, such as `platform/missions/daily/measure`. */
function findFieldSchema(path: string): Schema | undefined {
  const [kind = '', ...steps] = path.split('/')
  return steps.reduce<Schema | undefined>(
    (schema, step) => (schema ? findChildSchema(schema, {}, step)?.schema : undefined),
    getMerchantSchema(kind),
  )
}

/** Returns the integer bounds of a constraint on one column, both inclusive. */
function parseBounds(definition: string): { readonly min?: number; readonly max?: number } {
  const min = />= \(?(\d+)/.exec(definition)?.[1]
  const exclusiveMin = /> \(?(\d+)/.exec(definition)?.[1]
  const max = /<= \(?(\d+)/.exec(definition)?.[1]
  const inclusiveMin = min ?? (exclusiveMin === undefined ? undefined : String(Number(exclusiveMin) + 1))
  return { ...(inclusiveMin !== undefined && { min: Number(inclusiveMin) }), ...(max !== undefined && { max: Number(max) }) }
}

/** Returns the reason why a schema accepts values that the constraint rejects; `undefined` if it accepts none. */
function findFault(schema: Schema | undefined, definition: string): string | undefined {
  if (schema === undefined) return 'there is no such field in the schemas'
  const values = /ARRAY\[(.*)\]/.exec(definition)?.[1]
  if (values !== undefined) {
    const allowedValues = [...values.matchAll(/'([^']+)'/g)].map(([, literal]) => literal)
    return (schema.enum ?? ['none']).every((value) => allowedValues.includes(value as string))
      ? undefined
      : 'its schema allows other values'
  }
  const { min, max } = parseBounds(definition)
  if (schema.pattern !== undefined)
    return min === 0 && max === undefined && !new RegExp(schema.pattern).test('-1') ? undefined : 'its pattern allows more'
  if (min !== undefined && (schema.minimum === undefined || schema.minimum < min)) return 'its minimum is lower'
  return max !== undefined && (schema.maximum === undefined || schema.maximum > max) ? 'its maximum is higher' : undefined
}

function hasRelation(path: string, fields: readonly string[]): boolean {
  const [kind = '', ...steps] = path.split('/')
  const entry = relationsByKind[kind as keyof typeof relationsByKind]?.find((candidate) => candidate.path.join('/') === steps.join('/'))
  return (entry?.relations ?? []).some((relation) => fields.every((field) => JSON.stringify(relation).includes(`"${field}"`)))
}

describe('the check constraints of the database', () => {
  it('are each declared by a schema or a relation of merchant files, or exempt with a reason', () => {
    expect(constraints.length).toBeGreaterThan(150)
    const faults = constraints.flatMap(({ table, name, definition }) => {
      if (Object.hasOwn(serverTables, table)) return []
      const declaration = declarations[table]?.[name]
      if (declaration === undefined) return [`${table}.${name} is declared nowhere: ${definition}`]
      if ('reason' in declaration) return []
      if ('relation' in declaration)
        return hasRelation(declaration.relation, declaration.fields)
          ? []
          : [`${name}: no relation of ${declaration.fields.join(', ')} at ${declaration.relation}`]
      const fault = findFault(findFieldSchema(declaration.field), definition)
      return fault === undefined ? [] : [`${name}: ${declaration.field}: ${fault}`]
    })
    expect(faults).toEqual([])
  })

  it('include every constraint that is declared, and at least one of each table that is exempt', () => {
    const existingNames = new Set(constraints.map(({ table, name }) => `${table}.${name}`))
    const listedNames = Object.entries(declarations).flatMap(([table, byName]) => Object.keys(byName).map((name) => `${table}.${name}`))
    expect(listedNames.filter((name) => !existingNames.has(name))).toEqual([])
    const tables = new Set(constraints.map(({ table }) => table))
    expect(Object.keys(serverTables).filter((table) => !tables.has(table))).toEqual([])
  })
})
