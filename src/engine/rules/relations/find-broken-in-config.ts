import { relationsByKind } from './declared.ts'
import { findBrokenRelations } from './find-broken-relations.ts'
import type { BrokenRelation } from './relation.ts'
import { selectFields } from './select-fields.ts'

/** A relation that does not hold, and the path of the object that declares it, the kind of file first. */
export interface LocatedBroken extends BrokenRelation {
  readonly path: readonly string[]
}

/** Every declared relation that does not hold in a configuration or in a part of one. */
export const findBrokenInConfig = (config: object): readonly LocatedBroken[] =>
  Object.entries(relationsByKind).flatMap(([kind, declared]) =>
    declared.flatMap(({ path, relations }) =>
      selectFields({ object: config, root: config }, `/${[kind, ...path].join('/')}`).flatMap(({ steps, value }) =>
        findBrokenRelations(relations, value, config).map((broken) => ({ ...broken, path: steps })),
      ),
    ),
  )
