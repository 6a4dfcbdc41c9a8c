type Json = Readonly<Record<string, unknown>>

/**
 * The forms that send the fields of a registration: a visitor's own, a newcomer's by another site, an agent's for
 * somebody below.
 */
type RegisterFormName = 'own' | 'social' | 'downline'

/** One field as `schemas/register-fields.json` has it. */
export type FieldSchema = Json & { readonly 'x-leftOut'?: readonly RegisterFormName[] }

/**
 * A schema with the fields of a registration where it says `x-fields`: `names` stands for a list of all their names,
 * the name of a form for the properties that this form sends, before those that stand there.
 */
export function fillRegisterFields<T>(schema: T, fields: Readonly<Record<string, FieldSchema>>): T {
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => fillKey(key, inner, value as Json)))
  }
  const fillKey = (key: string, inner: unknown, around: Json): readonly (readonly [string, unknown])[] => {
    const form = around['x-fields'] as 'names' | RegisterFormName | undefined
    if (key === 'x-fields') return inner === 'names' ? [['enum', Object.keys(fields)]] : []
    if (key !== 'properties' || form === undefined || form === 'names') return [[key, fill(inner)]]
    return [[key, { ...sentBy(form, fields), ...(inner as object) }]]
  }
  return fill(schema) as T
}

const sentBy = (form: RegisterFormName, fields: Readonly<Record<string, FieldSchema>>): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field['x-leftOut']?.includes(form) !== true)
      .map(([name, field]) => [name, Object.fromEntries(Object.entries(field).filter(([key]) => !key.startsWith('x-')))]),
  )
