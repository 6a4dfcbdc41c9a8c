import type { Path, RefersTo } from './relation.ts'
import { meetsConditions } from './check-presence.ts'
import { type Violation, describeField, describeParent, quoteValue } from './describe-field.ts'
import { type RelationScope, selectFields } from './select-fields.ts'

export function checkUnequal(scope: RelationScope, [first, second]: readonly [Path, Path]): readonly Violation[] {
  const [firstField, secondField] = [selectFields(scope, first)[0], selectFields(scope, second)[0]]
  if (firstField === undefined || secondField === undefined || firstField.value !== secondField.value) return []
  const message = `${describeField(firstField)} and ${describeField(secondField)} are both ${quoteValue(firstField.value)}.`
  return [{ kind: 'conflict', fields: [secondField, firstField], message, remedy: 'Change one of them.' }]
}

export function checkDistinct(scope: RelationScope, [first, second]: readonly [Path, Path]): readonly Violation[] {
  const others = selectFields(scope, second)
  return selectFields(scope, first).flatMap((field) => {
    const equalField = others.find(({ value }) => value === field.value)
    if (equalField === undefined) return []
    const value = quoteValue(field.value)
    const message =
      equalField.part === 'key'
        ? `${value} is also a name in ${describeParent(equalField)}.`
        : `${value} is also the value of ${describeField(equalField)}.`
    return [{ kind: 'conflict' as const, fields: [field, equalField], message, remedy: 'Choose another value, or remove one of the two.' }]
  })
}

export function checkInteger(scope: RelationScope, path: Path): readonly Violation[] {
  return selectFields(scope, path).flatMap((field) =>
    typeof field.value === 'string' && /\.0*[1-9]/.test(field.value)
      ? [
          {
            kind: 'format' as const,
            fields: [field],
            message: `${describeField(field)} is ${quoteValue(field.value)}, and must be a whole number.`,
            remedy: 'Write it without a fraction.',
          },
        ]
      : [],
  )
}

export function checkReference(
  scope: RelationScope,
  { refersTo, in: map, property, where, unless = [], severity }: RefersTo,
): readonly Violation[] {
  const target = selectFields(scope, map)[0]?.value
  if (typeof target !== 'object' || target === null) return []
  return selectFields(scope, refersTo).flatMap((field) => {
    if (unless.includes(field.value)) return []
    const entry =
      property === undefined
        ? (target as Readonly<Record<string, unknown>>)[String(field.value)]
        : Object.values(target).find(
            (candidate) => selectFields({ object: candidate, root: scope.root }, property)[0]?.value === Number(field.value),
          )
    if (entry === undefined ? property === undefined : where === undefined || meetsConditions({ object: entry, root: scope.root }, where))
      return []
    const quotedReference = `${quoteValue(field.value)}${field.part === 'key' ? '' : ` (${describeField(field)})`}`
    const message =
      entry === undefined
        ? `Nothing in ${map.slice(1)} has the ${String(property)} ${quotedReference}.`
        : `${quotedReference} is not allowed here.`
    // A warning is not reported at the entry: a brand can disable an entry and keep the fields that refer to it.
    const targets =
      severity === 'warning'
        ? []
        : Object.keys(where ?? {}).flatMap((path) =>
            selectFields({ object: scope.root, root: scope.root }, `${map}/${String(field.value)}/${path}`),
          )
    return [{ kind: 'reference' as const, fields: [field, ...targets], message, remedy: 'Choose another value, or remove it.' }]
  })
}
