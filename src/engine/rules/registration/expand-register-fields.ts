type Json = Readonly<Record<string, unknown>>

/**
 * The forms that send registration fields: the sign-up form (`sign-up`), sign-up with a `social` login, and the form
 * with which an agent registers a `downline` account.
 */
type RegisterFormName = 'sign-up' | 'social' | 'downline'

/** A field of `schemas/register-fields.json`. */
export type FieldSchema = Json & { readonly 'x-excludedFrom'?: readonly RegisterFormName[] }

/**
 * Expands `x-fields` in a schema. The value `names` becomes an `enum` of all field names. The name of a form adds
 * the properties that this form sends; they precede the existing properties.
 */
export function expandRegisterFields<T>(schema: T, fields: Readonly<Record<string, FieldSchema>>): T {
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => expandKey(key, inner, value as Json)))
  }
  const expandKey = (key: string, inner: unknown, parent: Json): readonly (readonly [string, unknown])[] => {
    const form = parent['x-fields'] as 'names' | RegisterFormName | undefined
    if (key === 'x-fields') return inner === 'names' ? [['enum', Object.keys(fields)]] : []
    if (key !== 'properties' || form === undefined || form === 'names') return [[key, expand(inner)]]
    return [[key, { ...toSchemaProperties(form, fields), ...(inner as object) }]]
  }
  return expand(schema) as T
}

const toSchemaProperties = (form: RegisterFormName, fields: Readonly<Record<string, FieldSchema>>): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field['x-excludedFrom']?.includes(form) !== true)
      .map(([name, field]) => [name, Object.fromEntries(Object.entries(field).filter(([key]) => !key.startsWith('x-')))]),
  )
