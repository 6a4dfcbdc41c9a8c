import type { Conditions, Path, Relation } from './relation.ts'
import { type Violation, describeField, formatNames, quoteValue } from './describe-field.ts'
import { type Field, type RelationScope, selectFields } from './select-fields.ts'

/** Whether every named field is set and has one of its allowed values. */
export const meetsConditions = (scope: RelationScope, conditions: Conditions): boolean =>
  Object.entries(conditions).every(([path, values]) => {
    const fields = selectFields(scope, path)
    return fields.length > 0 && (values === 'present' || fields.every(({ value }) => values.includes(value)))
  })

export function checkExactlyOne(scope: RelationScope, paths: readonly Path[]): readonly Violation[] {
  const presentFields = paths.flatMap((path) => selectFields(scope, path))
  if (presentFields.length === 1) return []
  const names = formatNames(paths, 'and')
  return presentFields.length === 0
    ? [{ kind: 'missing', fields: [], message: `One of ${names} is missing.`, remedy: `Add ${formatNames(paths, 'or')}.` }]
    : [
        {
          kind: 'exactly-one',
          fields: presentFields.toReversed(),
          message: `Only one of ${names} is allowed.`,
          remedy: 'Remove all but one of them.',
        },
      ]
}

export function checkRequired(scope: RelationScope, paths: readonly Path[], relation: Relation): readonly Violation[] {
  if (paths.some((path) => selectFields(scope, path).length > 0)) return []
  const names = formatNames(paths, 'or')
  return [{ kind: 'missing', fields: listConditionFields(scope, relation), message: `${names} is missing.`, remedy: `Add ${names}.` }]
}

export function checkExcluded(scope: RelationScope, paths: readonly Path[], relation: Relation): readonly Violation[] {
  return paths.flatMap((path) =>
    selectFields(scope, path)
      .slice(0, 1)
      .map((field) => ({
        kind: 'conflict' as const,
        fields: [field, ...listConditionFields(scope, relation)],
        message: `${describeField(field)} is not allowed with ${listConditionFields(scope, relation)
          .map((conditionField) => `${describeField(conditionField)}${formatFieldValue(conditionField)}`)
          .join(' and ')}.`,
        remedy: `Remove ${describeField(field)}.`,
      })),
  )
}

export function checkConditions(scope: RelationScope, conditions: Conditions, relation: Relation): readonly Violation[] {
  return Object.entries(conditions).flatMap(([path, values]) =>
    selectFields(scope, path).flatMap((field) => {
      if (values === 'present' || values.includes(field.value)) return []
      const conditionFields = listConditionFields(scope, relation)
      return [
        {
          kind: 'conflict' as const,
          fields: [...conditionFields, field],
          message: `${conditionFields.map((conditionField) => `${describeField(conditionField)}${formatFieldValue(conditionField)}`).join(' and ')} is not allowed while ${describeField(field)} is ${quoteValue(field.value)}.`,
          remedy: `Set ${describeField(field)} to ${values.map(quoteValue).join(' or ')}, or remove ${conditionFields.map(describeField).join(' and ')}.`,
        },
      ]
    }),
  )
}

const listConditionFields = (scope: RelationScope, relation: Relation): readonly Field[] =>
  Object.keys(relation.if ?? {}).flatMap((path) => selectFields(scope, path))

/** Formats the value of a field if it is not an object. */
const formatFieldValue = ({ value }: Field): string => (typeof value === 'object' ? '' : ` ${quoteValue(value)}`)
