import { checkSum, compareAscending, compareChain, comparePair, type Comparison } from './check-order.ts'
import { checkConditions, checkExactlyOne, checkRequired, checkExcluded, meetsConditions } from './check-presence.ts'
import { checkDistinct, checkReference, checkUnequal, checkInteger } from './check-values.ts'
import type { Violation } from './describe-field.ts'
import type { RelationViolation, FieldPath, Relation } from './relation.ts'
import type { RelationScope } from './select-fields.ts'

/**
 * Returns the violations of the relations of an object. `root` is the whole configuration, for paths that begin with a
 * slash. Values of the wrong type are skipped: schema validation reports them.
 */
export function findViolations(relations: readonly Relation[], object: unknown, root: unknown): readonly RelationViolation[] {
  return relations.flatMap((relation) => {
    const scope = createScope(relation, object, root)
    return scope === undefined ? [] : checkRelation(scope, relation).map((violation) => ({ ...violation, relation }))
  })
}

/** Returns every pair of fields of an object whose order its relations check. Values of the wrong type are skipped. */
export function listComparedFields(
  relations: readonly Relation[],
  object: unknown,
  root: unknown,
): readonly (readonly [FieldPath, FieldPath])[] {
  return relations.flatMap((relation) => {
    const scope = createScope(relation, object, root)
    return (scope === undefined ? [] : compareFields(scope, relation)).flatMap(({ operands: [lower, upper] }) =>
      typeof lower === 'number' || typeof upper === 'number' ? [] : [[lower, upper] as const],
    )
  })
}

/** Returns the scope of a relation; `undefined` if the object does not meet its conditions. */
function createScope(relation: Relation, object: unknown, root: unknown): RelationScope | undefined {
  const scope: RelationScope = { object, root, ...(relation.defaults && { defaults: relation.defaults }) }
  return relation.if === undefined || meetsConditions(scope, relation.if) ? scope : undefined
}

function compareFields(scope: RelationScope, relation: Relation): readonly Comparison[] {
  if ('lessOrEqual' in relation || 'less' in relation) return compareChain(scope, relation)
  if ('before' in relation) return comparePair(scope, relation.before)
  return 'ascending' in relation ? compareAscending(scope, relation) : []
}

function checkRelation(scope: RelationScope, relation: Relation): readonly Violation[] {
  if ('unequal' in relation) return checkUnequal(scope, relation.unequal)
  if ('distinct' in relation) return checkDistinct(scope, relation.distinct)
  if ('sum' in relation) return checkSum(scope, relation.sum, relation.atMost)
  if ('exactlyOne' in relation) return checkExactlyOne(scope, relation.exactlyOne)
  if ('needs' in relation) return relation.needs.flatMap((path) => checkRequired(scope, [path], relation))
  if ('needsOneOf' in relation) return checkRequired(scope, relation.needsOneOf, relation)
  if ('without' in relation) return checkExcluded(scope, relation.without, relation)
  if ('whole' in relation) return checkInteger(scope, relation.whole)
  if ('refersTo' in relation) return checkReference(scope, relation)
  if ('then' in relation) return checkConditions(scope, relation.then, relation)
  return compareFields(scope, relation).flatMap(({ violation }) => violation ?? [])
}
