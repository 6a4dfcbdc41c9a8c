import { relationsByKind } from './declared-relations.ts'
import { findViolations } from './find-violations.ts'
import type { RelationViolation } from './relation.ts'
import { selectFields } from './select-fields.ts'

/** A violation and the path of the object that violates the relation, starting with the kind of file. */
export interface LocatedViolation extends RelationViolation {
  readonly path: readonly string[]
}

/** Returns every violation of the declared relations in a configuration or a part of one. */
export const findViolationsInConfig = (config: object): readonly LocatedViolation[] =>
  Object.entries(relationsByKind).flatMap(([kind, declared]) =>
    declared.flatMap(({ path, relations }) =>
      selectFields({ object: config, root: config }, `/${[kind, ...path].join('/')}`).flatMap(({ steps, value }) =>
        findViolations(relations, value, config).map((violation) => ({ ...violation, path: steps })),
      ),
    ),
  )
