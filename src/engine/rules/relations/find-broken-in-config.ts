import { relationsByKind } from './declared.ts'
import { findBrokenRelations } from './find-broken-relations.ts'
import type { BrokenRelation } from './relation.ts'
import { selectFields } from './select-fields.ts'

/** A broken relation and the path of the object that declares it, starting with the kind of file. */
export interface LocatedBroken extends BrokenRelation {
  readonly path: readonly string[]
}

/** Returns every declared relation that is broken in a configuration or a part of one. */
export const findBrokenInConfig = (config: object): readonly LocatedBroken[] =>
  Object.entries(relationsByKind).flatMap(([kind, declared]) =>
    declared.flatMap(({ path, relations }) =>
      selectFields({ object: config, root: config }, `/${[kind, ...path].join('/')}`).flatMap(({ steps, value }) =>
        findBrokenRelations(relations, value, config).map((broken) => ({ ...broken, path: steps })),
      ),
    ),
  )
