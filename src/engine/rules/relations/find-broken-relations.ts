import { checkAscending, checkBefore, checkOrder, checkSum } from './check-order.ts'
import { checkConditions, checkExactlyOne, checkNeeded, checkWithout, meets } from './check-presence.ts'
import { checkDistinct, checkReference, checkUnequal, checkWhole } from './check-values.ts'
import type { Broken } from './describe-field.ts'
import type { BrokenRelation, Relation } from './relation.ts'
import type { RelationScope } from './select-fields.ts'

/**
 * The relations that do not hold in an object. `root` is the whole configuration, for paths that begin with a slash.
 * What has another type than the schema says is passed over: that is told elsewhere.
 */
export function findBrokenRelations(relations: readonly Relation[], object: unknown, root: unknown): readonly BrokenRelation[] {
  return relations.flatMap((relation) => {
    const scope: RelationScope = { object, root, ...(relation.defaults && { defaults: relation.defaults }) }
    if (relation.if !== undefined && !meets(scope, relation.if)) return []
    return checkRelation(scope, relation).map((broken) => ({ ...broken, relation }))
  })
}

function checkRelation(scope: RelationScope, relation: Relation): readonly Broken[] {
  if ('lessOrEqual' in relation || 'less' in relation) return checkOrder(scope, relation)
  if ('before' in relation) return checkBefore(scope, relation.before)
  if ('unequal' in relation) return checkUnequal(scope, relation.unequal)
  if ('distinct' in relation) return checkDistinct(scope, relation.distinct)
  if ('sum' in relation) return checkSum(scope, relation.sum, relation.atMost)
  if ('ascending' in relation) return checkAscending(scope, relation)
  if ('exactlyOne' in relation) return checkExactlyOne(scope, relation.exactlyOne)
  if ('needs' in relation) return relation.needs.flatMap((path) => checkNeeded(scope, [path], relation))
  if ('needsOneOf' in relation) return checkNeeded(scope, relation.needsOneOf, relation)
  if ('without' in relation) return checkWithout(scope, relation.without, relation)
  if ('whole' in relation) return checkWhole(scope, relation.whole)
  if ('refersTo' in relation) return checkReference(scope, relation)
  return checkConditions(scope, relation.then, relation)
}
